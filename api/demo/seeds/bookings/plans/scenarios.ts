import type { BookingActor, TransitionName } from '@campavia/domain';

import type { BookedCamper } from '../existing-data';

/** A transition of a scenario and its actor; `reason` selects a list of reasons. */
export interface Step {
  move: TransitionName;
  actor: BookingActor;
  reason?: 'guest' | 'owner' | 'staff' | 'duplicate' | 'force_majeure' | 'owners_fault';
}

/** The course of a booking; `days` says when its trip is, `share` how many of 40,000 there are. */
export interface Scenario {
  begins: 'ABANDONED' | 'CREATED' | 'CREATED_PRO';
  kind: 'request' | 'instant' | 'any';
  steps: readonly Step[];
  days: 'open' | 'any' | 'past' | 'near';
  share: number;
}

const SENT = [{ move: 'send_request', actor: 'guest' }] as const satisfies Step[];
const SENT_INSTANT = [{ move: 'send_instant', actor: 'guest' }] as const satisfies Step[];
const ACCEPTED = [...SENT, { move: 'accept', actor: 'owner' }] as const satisfies Step[];

/** Bookings that were never confirmed or are still open. */
export const SCENARIOS = {
  begun_by_us: scenario('CREATED', 'any', [], ['open', 60]),
  begun_by_owner: scenario('CREATED_PRO', 'request', [], ['open', 80]),
  draft: scenario('ABANDONED', 'any', [], ['open', 900]),
  asked: scenario('ABANDONED', 'request', SENT, ['open', 160]),
  asked_instant: scenario('ABANDONED', 'instant', SENT_INSTANT, ['open', 70]),
  accepted: scenario('ABANDONED', 'request', ACCEPTED, ['open', 120]),
  no_answer: over('request', SENT, { move: 'no_answer', actor: 'clock' }, 1600),
  not_paid: over('request', ACCEPTED, { move: 'no_payment', actor: 'clock' }, 1100),
  not_paid_instant: over('instant', SENT_INSTANT, { move: 'no_payment', actor: 'clock' }, 900),
  taken: over('request', SENT, { move: 'taken', actor: 'clock' }, 350),
  taken_later: over('request', ACCEPTED, { move: 'taken', actor: 'clock' }, 150),
  refused: over('request', SENT, { move: 'refuse', actor: 'owner', reason: 'owner' }, 1500),
  refused_later: over('request', ACCEPTED, { move: 'refuse', actor: 'owner', reason: 'owner' }, 80),
  withdrawn: over('request', SENT, { move: 'cancel', actor: 'guest', reason: 'guest' }, 700),
  withdrawn_later: over('request', ACCEPTED, { move: 'cancel', actor: 'guest', reason: 'duplicate' }, 200),
  dropped: over('any', [], { move: 'drop', actor: 'guest', reason: 'guest' }, 350),
  dropped_by_staff: over('any', [], { move: 'drop', actor: 'staff', reason: 'staff' }, 60),
  dropped_by_owner: {
    ...over('request', [], { move: 'drop', actor: 'owner', reason: 'owner' }, 50),
    begins: 'CREATED_PRO',
  },
  guest_cancelled: afterPayment([{ move: 'cancel', actor: 'guest', reason: 'guest' }], ['any', 1700]),
  owner_cancelled: afterPayment([{ move: 'cancel', actor: 'owner', reason: 'owner' }], ['any', 350]),
  staff_cancelled: afterPayment([{ move: 'cancel', actor: 'staff', reason: 'staff' }], ['any', 150]),
  both_cancelled: afterPayment(
    [
      { move: 'ask_together', actor: 'guest' },
      { move: 'cancel_together', actor: 'owner' },
    ],
    ['any', 120],
  ),
  force_majeure: afterPayment(
    [
      { move: 'report_emergency', actor: 'guest', reason: 'force_majeure' },
      { move: 'accept_proof', actor: 'staff', reason: 'force_majeure' },
    ],
    ['any', 60],
  ),
  owners_fault: afterPayment(
    [
      { move: 'report_emergency', actor: 'guest', reason: 'owners_fault' },
      { move: 'accept_proof', actor: 'staff', reason: 'owners_fault' },
    ],
    ['any', 50],
  ),
  proof_refused: afterPayment(
    [
      { move: 'report_emergency', actor: 'guest', reason: 'force_majeure' },
      { move: 'refuse_proof', actor: 'staff', reason: 'force_majeure' },
    ],
    ['any', 60],
  ),
  stopped: afterPayment([{ move: 'stop', actor: 'owner', reason: 'owner' }], ['past', 60]),
  stopped_by_staff: afterPayment([{ move: 'stop', actor: 'staff', reason: 'staff' }], ['past', 50]),
  half_missing: afterPayment([{ move: 'second_half_missing', actor: 'clock' }], ['near', 60]),
} as const satisfies Record<string, Scenario>;

/** Confirmed trips; their payment is set separately. */
export const TRIP: Scenario = afterPayment([], ['any', 0]);

/** Name of a scenario; `trip` for a confirmed trip. */
export type ScenarioName = keyof typeof SCENARIOS | 'trip';

export function scenarioOf(name: ScenarioName): Scenario {
  return name === 'trip' ? TRIP : SCENARIOS[name];
}

/** The steps up to an agreed request; payment comes next. */
export function stepsToPayment({ instant_booking }: Pick<BookedCamper, 'instant_booking'>): readonly Step[] {
  return instant_booking ? SENT_INSTANT : ACCEPTED;
}

type When = [days: Scenario['days'], share: number];

function scenario(
  begins: Scenario['begins'],
  kind: Scenario['kind'],
  steps: readonly Step[],
  [days, share]: When,
): Scenario {
  return { begins, kind, steps, days, share };
}

function over(kind: Scenario['kind'], steps: readonly Step[], last: Step, share: number): Scenario {
  return scenario('ABANDONED', kind, [...steps, last], ['any', share]);
}

// The steps come after the trip was paid.
function afterPayment(steps: readonly Step[], when: When): Scenario {
  return scenario('ABANDONED', 'any', steps, when);
}

/** Whether the trip is paid before the scenario continues. */
export function isBooked(name: ScenarioName): boolean {
  return name === 'trip' || BOOKED.has(name);
}

const BOOKED = new Set<ScenarioName>([
  ...(['guest_cancelled', 'owner_cancelled', 'staff_cancelled', 'both_cancelled'] as const),
  ...(['force_majeure', 'owners_fault', 'proof_refused', 'stopped', 'stopped_by_staff'] as const),
  'half_missing',
]);
