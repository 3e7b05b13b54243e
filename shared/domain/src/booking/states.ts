/** The states of a booking. `ONGOING` and `DONE` occur in rows imported from an older system, and are never written. */
export const BOOKING_STATES = [
  'CREATED',
  'CREATED_PRO',
  'ABANDONED',
  'VALIDATED',
  'ACCEPTED',
  'ACCEPTED_EXP',
  'ONGOING',
  'TO_COME_NOT_PAID',
  'TO_COME',
  'DONE',
  'CANCELLED_STAFF',
  'CANCELLED_GUEST',
  'CANCELLED_OWNER',
  'CANCELLED_BOTH',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** The tabs of an inbox, as the wire spells them; `todo` is accepted as an alias of the first. */
export const META_STATES = ['to_do', 'waiting', 'confirmed', 'archived'] as const;
export type MetaState = (typeof META_STATES)[number];

/**
 * The actors of transitions. A `clock` fires when a deadline has passed, the `provider` when a payment succeeded or
 * failed.
 */
export const BOOKING_ACTORS = ['guest', 'owner', 'staff', 'clock', 'provider'] as const;
export type BookingActor = (typeof BOOKING_ACTORS)[number];

/** Why a request ended without being cancelled. */
export const EXPIRY_CAUSES = ['OWNER_NO_ANSWER', 'GUEST_NOT_PAID', 'TAKEN'] as const;
export type ExpiryCause = (typeof EXPIRY_CAUSES)[number];
