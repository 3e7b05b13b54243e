import type { PaymentTypeCode } from '@campavia/contracts';
import {
  canPayInFour,
  halvesOf,
  inFour,
  type CurrencyCode,
  type Instalment,
  type Minor,
  type PlainDate,
} from '@campavia/domain';
import { DEFAULT_SITE, SITES } from '@campavia/i18n/sites';

import type { PaymentPart } from '../../database/payment-schema';
import { isTakenOn, PAYMENT_MEANS } from '../../core/payment-means';

/** What is to be paid, and on which site. */
export interface Debt {
  locale: string;
  currency: CurrencyCode;
  /** All that is still open. */
  amount: Minor;
  /** Whether it is what a first half left. */
  isRest: boolean;
  from: PlainDate;
  today: PlainDate;
  /** Rental credits that are to be spent on it. */
  credits: Minor;
}

/** A means with what it would take now and later. */
export interface Offer {
  type: PaymentTypeCode;
  logo: string | null;
  part: PaymentPart;
  now: Minor;
  later: Instalment | null;
  /** What the guest pays when; none where all of it is paid at once. */
  instalments: Instalment[];
}

/** The means that can pay a debt, in the order in which a site shows them; none when credits pay it all. */
export function meansOnOffer(debt: Debt): Offer[] {
  const site = SITES.find(({ locale }) => locale === debt.locale) ?? DEFAULT_SITE;
  return PAYMENT_MEANS.filter((means) => isTakenOn(site, means)).flatMap(({ code, logo }) => {
    const offer = offerOf(code, debt);
    return offer && offer.now > 0 ? [{ ...offer, type: code, logo }] : [];
  });
}

type Amounts = Pick<Offer, 'part' | 'now' | 'later' | 'instalments'>;

function offerOf(code: PaymentTypeCode, debt: Debt): Amounts | undefined {
  const { amount, credits, currency, isRest, today } = debt;
  const now = amount - credits;
  if (code === 'card_2') return isRest ? undefined : inTwo(debt);
  const part = isRest ? 'second_half' : 'whole';
  if (code !== 'cred_4') return { part, now, later: null, instalments: [] };
  if (isRest || !canPayInFour(now, currency)) return undefined;
  // The credit provider pays us at once, and the guest pays the provider.
  return { part, now, later: null, instalments: inFour(now, today) };
}

// Credits lower the first half: the second one is debited with nobody there to choose.
function inTwo({ amount, credits, today, from }: Debt): Amounts | undefined {
  const halves = halvesOf(amount, { today, from });
  if (!halves) return undefined;
  const { first, second, secondOn } = halves;
  const now = first - credits;
  const later = { amount: second, on: secondOn };
  return { part: 'first_half', now, later, instalments: [{ amount: now, on: today }, later] };
}
