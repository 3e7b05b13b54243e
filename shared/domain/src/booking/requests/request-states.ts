/** The states of an extension or upgrade of a booking. */
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

/** The kinds of extension. The package of 100 km is chosen with the trip or not at all. */
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

/** The kinds of upgrade; they need no answer of the owner. */
export const UPGRADE_REASONS = ['buyback', 'rental_cover', 'second_driver'] as const;
export type UpgradeReason = (typeof UPGRADE_REASONS)[number];

/** All kinds of requests. */
export type RequestReason = ExtensionReason | UpgradeReason;

/** Whether a request needs the owner's answer. */
export function needsOwnerAnswer(reason: RequestReason): boolean {
  return !UPGRADE_REASONS.some((upgrade) => upgrade === reason);
}

/** Whether an extension waits to be paid. */
export function isExtensionPayable(state: RequestState): boolean {
  return state === 'ACCEPTED';
}

/** All data of an extension or upgrade that its process depends on. */
export interface RequestFacts {
  state: RequestState;
  reason: RequestReason;
  /** Whether its trip is booked and takes place. */
  isTripOpen: boolean;
  /** Until when the owner may answer; null before it was requested. */
  answerByMs: number | null;
  /** Until when the guest may pay; null before it was accepted. */
  payByMs: number | null;
  /** Whether it is paid in full. */
  isPaid: boolean;
}
