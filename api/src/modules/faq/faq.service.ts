import type { Faq, FaqTrip, UserFaq } from '@campavia/contracts';
import { addDays, BOOKING_DEADLINES, formatDecimal } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { DEPOSIT_DAYS_AHEAD } from '../payments/payments.service';
import { createFaqStore, type TripRow } from './faq.store';
import { readFaqs } from './read-faq';

/** The reader: the signed-in user, and their language. */
export interface FaqReader {
  userId: number;
  language: Language;
}

/** Read once, for every application of this process. */
let faqs: ReturnType<typeof readFaqs> | undefined;

/** Questions and answers of the help. @throws Error for an invalid text, see `readFaqs` */
export function createFaq({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  faqs ??= readFaqs();
  const texts = faqs;
  const store = createFaqStore(database);

  /** The general questions and answers. */
  function list(language: Language): Faq {
    return texts[language];
  }

  /** The same with the user's next trip. @throws HttpError 404 `user_not_found` for another user's id */
  async function listForUser(id: string, { userId, language }: FaqReader): Promise<UserFaq> {
    if (parseRowId(id) !== userId) throw new HttpError(404, 'user_not_found');
    const trip = await store.findNextTrip(userId, clock.today());
    return { ...texts[language], trip: trip && trip.deposit > 0 ? tripOf(trip) : null };
  }

  return { list, listForUser };
}

export type FaqService = ReturnType<typeof createFaq>;

function tripOf(trip: TripRow): FaqTrip {
  const deposit_state = depositStateOf(trip);
  return {
    booking_id: trip.id,
    camper_title: trip.title,
    owner_first_name: trip.owner_first_name,
    deposit: formatDecimal(trip.deposit),
    deposit_currency: trip.currency,
    deposit_state,
    deposit_on: deposit_state === 'at_pick_up' ? null : addDays(trip.date_from, -DEPOSIT_DAYS_AHEAD),
    release_on: addDays(trip.date_to, BOOKING_DEADLINES.reviewDays),
  };
}

function depositStateOf({ is_authorised, is_at_pick_up, has_card }: TripRow): FaqTrip['deposit_state'] {
  if (is_authorised) return 'authorised';
  return is_at_pick_up || !has_card ? 'at_pick_up' : 'to_come';
}
