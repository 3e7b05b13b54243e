import type { BookingActor, RequestTransition } from '@campavia/domain';

import type { RequestKind } from '../../../../src/database/booking-request-schema';

/** A step of a change request and the hours since the one before; steps of the job follow the deadline. */
export interface ChangeRequestStep {
  name: RequestTransition['name'];
  actor: BookingActor;
  hours: readonly [least: number, most: number];
}

/** The course of a change request; `trips` says when its trip is, `share` how many of 40,000 bookings have one. */
export interface ChangeRequestScenario {
  kind: RequestKind;
  steps: readonly ChangeRequestStep[];
  trips: 'any' | 'past' | 'ahead';
  /** Maximum hours from creation to the last step, with a deadline that passes. */
  takes: number;
  share: number;
}

const MINUTES = [0.05, 0.3] as const;

const ASK = { name: 'ask', actor: 'guest', hours: MINUTES } as const;
const ACCEPT = { name: 'accept', actor: 'owner', hours: [1, 20] } as const;
const ACCEPT_SOON = { ...ACCEPT, hours: [1, 4] } as const;
const CLOCK = { actor: 'clock', hours: MINUTES } as const;

/** Extensions and upgrades by outcome; some are still open. */
export const CHANGE_REQUESTS = {
  begun: extension('ahead', [], 60),
  asked: extension('ahead', [ASK], 100),
  accepted: extension('ahead', [ASK, ACCEPT_SOON], 60),
  extended: extension('any', [ASK, ACCEPT, { name: 'pay', actor: 'provider', hours: [0.5, 12] }], 900, 34),
  refused: extension('any', [ASK, { name: 'refuse', actor: 'owner', hours: [1, 22] }], 220, 24),
  unanswered: extension('any', [ASK, { name: 'no_answer', ...CLOCK }], 130, 52),
  withdrawn: extension('any', [ASK, { name: 'cancel', actor: 'guest', hours: [0.5, 10] }], 120, 12),
  unpaid: extension('any', [ASK, ACCEPT, { name: 'no_payment', ...CLOCK }], 130, 48),
  forgotten: extension('past', [{ name: 'trip_closed', ...CLOCK }], 60, 1),
  upgrade_begun: upgrade('ahead', [], 50),
  upgrade_taken: upgrade('ahead', [ASK], 60),
  upgraded: upgrade('any', [ASK, { name: 'pay', actor: 'provider', hours: [0.1, 3] }], 700, 4),
  upgrade_unpaid: upgrade('any', [ASK, { name: 'no_payment', ...CLOCK }], 90, 28),
} as const satisfies Record<string, ChangeRequestScenario>;

export type ChangeRequestName = keyof typeof CHANGE_REQUESTS;

/** Whether a request is still open when the demo begins. */
export function isOpenChangeRequest({ trips }: ChangeRequestScenario): boolean {
  return trips === 'ahead';
}

type Trips = ChangeRequestScenario['trips'];

function extension(
  trips: Trips,
  steps: readonly ChangeRequestStep[],
  share: number,
  takes = 6,
): ChangeRequestScenario {
  return { kind: 'extension', steps, trips, takes, share };
}

function upgrade(
  trips: Trips,
  steps: readonly ChangeRequestStep[],
  share: number,
  takes = 4,
): ChangeRequestScenario {
  return { kind: 'upgrade', steps, trips, takes, share };
}
