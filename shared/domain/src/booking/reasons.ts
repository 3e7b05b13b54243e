/** Why a guest cancels a trip. The first two are emergencies that require a proof. */
export const GUEST_CANCEL_REASONS = [
  'REASON_OWNER',
  'REASON_CORONA',
  'REASON_OTHER',
  'DUPLICATE',
  'COMPETITORS',
  'OTHER_COMPETITORS',
  'CANCEL_HOLIDAYS',
  'REASON_CASUALTY',
] as const;
export type GuestCancelReason = (typeof GUEST_CANCEL_REASONS)[number];

/** Reasons of a guest that require a proof before a paid trip is cancelled. */
export const EMERGENCY_REASONS = ['REASON_CORONA', 'REASON_OWNER'] as const;

/** Why an owner refuses a request or cancels a trip; one is spelled as on the wire. */
export const OWNER_REASONS = [
  'REASON_KM',
  'REASON_DATE',
  'REASON_UNAVAILABLE',
  'REASON_UNAVA_ASKED',
  'REASON_DOWN',
  'REASON_SNOW',
  'REASON_BABY',
  'REASON_ANIMAL',
  'REASON_SMOKING',
  'REASON_TRIP',
  'REASON_SEAT',
  'RESON_PURPOSE',
  'REASON_GUEST',
  'REASON_OTHER',
  'REASON_DOUBT_COVID',
  'REASON_OLD_PRICE',
  'REASON_UNAVAILABLE_FOR_INVENTORY',
] as const;
export type OwnerReason = (typeof OWNER_REASONS)[number];

/** The short list of reasons for refusing a request. */
export const OWNER_SIMPLE_REASONS = [
  'BREAKDOWN',
  'MOT',
  'UNAVAILABLE',
  'SALE',
  'PERSONAL',
  'PRICES',
  'OTHER',
] as const;
export type OwnerSimpleReason = (typeof OWNER_SIMPLE_REASONS)[number];

/** Why money is claimed back. */
export const REFUND_REASONS = ['REASON_CORONA', 'REASON_OTHER', 'REASON_OWNER'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** The purpose of a trip. */
export const TRIP_PURPOSES = [
  'HOLIDAYS_FAMILY',
  'HOLIDAYS_COUPLE',
  'HOLIDAYS_FRIENDS',
  'RENT_BEFORE_BUY',
  'FAMILY_EVENT',
  'SPORT_EVENT',
  'MUSICAL_EVENT',
  'OTHER',
] as const;
export type TripPurpose = (typeof TRIP_PURPOSES)[number];
