import type { Selectable } from 'kysely';

import { BOOKING_TERMS, momentOf, type BookingFacts } from '@campavia/domain';

import type { BookingTable } from '../../database/booking-schema';

/** A booking as it is kept. */
export type BookingRow = Selectable<BookingTable>;

/** A booking with what else its tabs depend on; what is not read counts as not there. */
export interface FactsRow extends BookingRow {
  has_guest_review?: boolean;
  has_owner_review?: boolean;
}

/** Who looks at a booking, and whether its owner has still to answer an extension. */
interface Looking {
  reader?: 'guest' | 'owner';
  hasAskedExtension?: boolean;
}

// More than anybody pays: a price that is not agreed yet is never paid whole.
const NOT_AGREED = Number.MAX_SAFE_INTEGER;

/**
 * What the process of a booking depends on, as one of its two sides sees it. Field by field: lists make very many, and
 * an object that begins with a spread takes many times as long to make.
 */
export function factsOf(
  row: FactsRow,
  { reader = 'guest', hasAskedExtension = false }: Looking = {},
): BookingFacts {
  return {
    state: row.state,
    isInstant: row.is_instant,
    from: row.date_from,
    to: row.date_to,
    dayStartsAtMs: momentOf(row.date_from, 0, row.time_zone),
    extendByMs: momentOf(row.date_to, BOOKING_TERMS.extendHour, row.time_zone),
    startsAtMs: row.starts_at.getTime(),
    endsAtMs: row.ends_at.getTime(),
    answerByMs: msOf(row.answer_by),
    payByMs: msOf(row.pay_by),
    confirmedAtMs: msOf(row.confirmed_at),
    price: row.price ?? NOT_AGREED,
    paid: row.paid,
    secondHalf: row.second_half,
    proof: row.proof,
    proofReason: row.proof_reason,
    hasCancelInsurance: row.cancel_insurance,
    cancelReason: row.cancel_reason,
    togetherAskedBy: row.together_asked_by,
    togetherAskedAtMs: msOf(row.together_asked_at),
    hasGuestReview: row.has_guest_review ?? false,
    hasOwnerReview: row.has_owner_review ?? false,
    hasOpenIncident: row.has_open_incident,
    hasAskedExtension,
    snoozedUntilMs: msOf(reader === 'guest' ? row.guest_snoozed_until : row.owner_snoozed_until),
  };
}

function msOf(moment: Date | null): number | null {
  return moment?.getTime() ?? null;
}
