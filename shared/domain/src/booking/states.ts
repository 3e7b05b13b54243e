/** Where a booking stands. `ONGOING` and `DONE` are read of rows taken over from an older system, never written. */
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

/** The tabs of an inbox, as the wire spells them; `todo` is understood as the first. */
export const META_STATES = ['to_do', 'waiting', 'confirmed', 'archived'] as const;
export type MetaState = (typeof META_STATES)[number];

/** Who changes a booking. A `clock` fires when a term is over, the `provider` when money has come or not. */
export const BOOKING_ACTORS = ['guest', 'owner', 'staff', 'clock', 'provider'] as const;
export type BookingActor = (typeof BOOKING_ACTORS)[number];

/** Why a request came to nothing without anybody cancelling it. */
export const EXPIRY_CAUSES = ['OWNER_NO_ANSWER', 'GUEST_NOT_PAID', 'TAKEN'] as const;
export type ExpiryCause = (typeof EXPIRY_CAUSES)[number];
