/** The states of a request for more after the booking. Extensions and upgrades share the states. */
export const REQUEST_STATES = [
  'CREATED',
  'GUEST_ASK',
  'ACCEPTED',
  'CONFIRMED',
  'CANCEL_OWNER',
  'CANCEL_GUEST',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Not yet settled: a trip has one of these at a time. */
export const OPEN_REQUEST_STATES = [
  'CREATED',
  'GUEST_ASK',
  'ACCEPTED',
] as const satisfies readonly RequestState[];

/** What an extension may be. The package of 100 km is chosen with the trip or not at all. */
export const EXTENSION_REASONS = [
  'day_before',
  'day_after',
  'km_100',
  'km_200',
  'km_unlimited',
  'day_slide',
  'ins_day_before',
  'ins_day_after',
  'buyback',
] as const;
export type ExtensionReason = (typeof EXTENSION_REASONS)[number];

/** What an upgrade may be; the owner is not asked. */
export const UPGRADE_REASONS = ['buyback', 'rental_cover', 'second_driver'] as const;
export type UpgradeReason = (typeof UPGRADE_REASONS)[number];

/** What may be requested. */
export type RequestReason = ExtensionReason | UpgradeReason;

/** Whether the owner has a say in it. */
export function needsOwnerAnswer(reason: RequestReason): boolean {
  return !UPGRADE_REASONS.some((upgrade) => upgrade === reason);
}

/** Whether an extension waits to be paid. */
export function isExtensionPayable(state: RequestState): boolean {
  return state === 'ACCEPTED';
}

/** All of an extension or upgrade that its process depends on. */
export interface RequestFacts {
  state: RequestState;
  reason: RequestReason;
  /** Whether the trip that it belongs to is booked and goes on. */
  isTripOpen: boolean;
  /** Until when the owner may answer; null before it was asked. */
  answerByMs: number | null;
  /** Until when the guest may pay; null before it was accepted. */
  payByMs: number | null;
  /** Whether everything that it costs has come in. */
  isPaid: boolean;
}
