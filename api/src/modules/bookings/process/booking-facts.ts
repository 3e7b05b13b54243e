import type { Selectable } from 'kysely';

import { BOOKING_DEADLINES, momentOf, type BookingFacts, type Now } from '@campavia/domain';

import type { Clock } from '../../../core/clock';
import type { BookingTable } from '../../../database/booking-schema';

/** A stored booking. */
export type BookingRow = Selectable<BookingTable>;

/** A booking with further inputs of its tabs; a field that is not read counts as false. */
export interface FactsRow extends BookingRow {
  has_guest_review?: boolean;
  has_owner_review?: boolean;
}

/** The viewer of a booking, and whether its owner still has to answer an extension. */
interface ViewOptions {
  reader?: 'guest' | 'owner';
  hasAskedExtension?: boolean;
}

// Larger than any payment, because a price that is not agreed is never fully paid.
const NOT_AGREED = Number.MAX_SAFE_INTEGER;

/**
 * The facts of a booking for the booking process, as its guest or owner sees it. Listed field by field: lists build
 * thousands of these, and an object that begins with a spread is many times slower to build.
 */
export function factsOf(
  row: FactsRow,
  { reader = 'guest', hasAskedExtension = false }: ViewOptions = {},
): BookingFacts {
  return {
    state: row.state,
    isInstant: row.is_instant,
    from: row.date_from,
    to: row.date_to,
    dayStartsAtMs: momentOf(row.date_from, 0, row.time_zone),
    extendByMs: momentOf(row.date_to, BOOKING_DEADLINES.extendHour, row.time_zone),
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

/** The current time and day for the process of a booking. */
export function nowOf(clock: Clock): Now {
  return { ms: clock.now().getTime(), today: clock.today() };
}
