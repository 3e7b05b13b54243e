import type { BookingPriceLine, ContractDraft } from '@campavia/contracts';
import { parseDecimal } from '@campavia/domain';
import type { Site } from '@campavia/i18n/sites';

import type { AppContext } from '../../../core/app-context';
import { HttpError } from '../../../core/http-errors';
import type { BookingPrices } from '../../booking-prices/booking-prices.service';
import type { TripRefusal } from '../../prices/trip-quotes.service';
import { createContractFactsStore, type ContractFacts, type ContractParty } from './contract-facts.store';
import { contractSections, createContractFormatter } from './contract-sections';

interface Needs extends Pick<AppContext, 'database'> {
  prices: Pick<BookingPrices, 'guestPrice' | 'ownerPrice'>;
}

/** Who reads a contract, and in the language of which site. */
export interface ContractReader {
  userId: number;
  site: Site;
}

type Draft = { draft: ContractDraft } | { refusal: TripRefusal };

/** Contracts as pages: for guests also as drafts, before they are agreed to. */
export function createContractDrafts({ database, prices }: Needs) {
  /**
   * The contract of a guest's trip as it would be concluded now. It has the owner's contact once the trip is confirmed.
   * @throws HttpError 404 booking_not_found
   */
  async function forGuest({ userId, site }: ContractReader, id: string): Promise<Draft> {
    const priced = await prices.guestPrice(userId, id);
    if ('refusal' in priced) return priced;
    const facts = await createContractFactsStore(database).find(priced.price.booking_pk);
    if (!facts) throw new HttpError(404, 'booking_not_found');
    return { draft: toDraft({ ...facts, lines: priced.price.lines.flatMap(toLine) }, site) };
  }

  /** The contract of a confirmed booking for its owner. @throws HttpError 404 booking_not_found */
  async function forOwner({ userId, site }: ContractReader, id: string): Promise<ContractDraft> {
    const { booking_pk: bookingId } = await prices.ownerPrice(userId, id);
    const facts = await createContractFactsStore(database).find(bookingId);
    if (!facts?.booking.confirmed_at) throw new HttpError(404, 'booking_not_found');
    return toDraft(facts, site);
  }

  return { forGuest, forOwner };
}

export type ContractDrafts = ReturnType<typeof createContractDrafts>;

function toDraft(facts: ContractFacts, site: Site): ContractDraft {
  const formatter = createContractFormatter(site);
  const { say } = formatter;
  const { booking, owner } = facts;
  const isMade = booking.confirmed_at !== null;
  const seen = isMade ? facts : { ...facts, owner: withoutContact(owner) };
  return {
    booking: booking.id,
    title: say('contract_title'),
    number: say('contract_number', { id: booking.id }),
    note: isMade ? null : say('contract_draft', { name: owner.first_name }),
    sections: contractSections(seen, formatter).map(({ heading, rows }) => ({
      heading,
      rows: rows.map(([label, text]) => ({ label, text })),
    })),
    platform: say('contract_platform'),
  };
}

/** The owner as shown to guests whose booking is not confirmed. */
function withoutContact(owner: ContractParty): ContractParty {
  return { ...owner, last_name: '', borned_on: null, street: null, zipcode: null, phone: null, email: '' };
}

function toLine({ code, amount }: BookingPriceLine): ContractFacts['lines'] {
  const minor = parseDecimal(amount);
  return minor === 0 ? [] : [{ code, amount: minor }];
}
