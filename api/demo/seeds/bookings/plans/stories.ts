import type { BookingActor, TransitionName } from '@campavia/domain';

import type { BookedCamper } from '../world';

/** One move of a story and who makes it; a reason comes from one of the lists. */
export interface Step {
  move: TransitionName;
  actor: BookingActor;
  reason?: 'guest' | 'owner' | 'staff' | 'duplicate' | 'force_majeure' | 'owners_fault';
}

/** How a booking goes; `days` tells when its trip is, `share` how many of 40,000 there are. */
export interface Story {
  begins: 'ABANDONED' | 'CREATED' | 'CREATED_PRO';
  kind: 'request' | 'instant' | 'any';
  steps: readonly Step[];
  days: 'open' | 'any' | 'past' | 'near';
  share: number;
}

const SENT = [{ move: 'send_request', actor: 'guest' }] as const satisfies Step[];
const SENT_INSTANT = [{ move: 'send_instant', actor: 'guest' }] as const satisfies Step[];
const ACCEPTED = [...SENT, { move: 'accept', actor: 'owner' }] as const satisfies Step[];

/** Bookings that came to nothing, or have not come to anything yet. */
export const STORIES = {
  begun_by_us: story('CREATED', 'any', [], ['open', 60]),
  begun_by_owner: story('CREATED_PRO', 'request', [], ['open', 80]),
  draft: story('ABANDONED', 'any', [], ['open', 900]),
  asked: story('ABANDONED', 'request', SENT, ['open', 160]),
  asked_instant: story('ABANDONED', 'instant', SENT_INSTANT, ['open', 70]),
  accepted: story('ABANDONED', 'request', ACCEPTED, ['open', 120]),
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
  guest_cancelled: calledOff([{ move: 'cancel', actor: 'guest', reason: 'guest' }], ['any', 1700]),
  owner_cancelled: calledOff([{ move: 'cancel', actor: 'owner', reason: 'owner' }], ['any', 350]),
  staff_cancelled: calledOff([{ move: 'cancel', actor: 'staff', reason: 'staff' }], ['any', 150]),
  both_cancelled: calledOff(
    [
      { move: 'ask_together', actor: 'guest' },
      { move: 'cancel_together', actor: 'owner' },
    ],
    ['any', 120],
  ),
  force_majeure: calledOff(
    [
      { move: 'report_emergency', actor: 'guest', reason: 'force_majeure' },
      { move: 'accept_proof', actor: 'staff', reason: 'force_majeure' },
    ],
    ['any', 60],
  ),
  owners_fault: calledOff(
    [
      { move: 'report_emergency', actor: 'guest', reason: 'owners_fault' },
      { move: 'accept_proof', actor: 'staff', reason: 'owners_fault' },
    ],
    ['any', 50],
  ),
  proof_refused: calledOff(
    [
      { move: 'report_emergency', actor: 'guest', reason: 'force_majeure' },
      { move: 'refuse_proof', actor: 'staff', reason: 'force_majeure' },
    ],
    ['any', 60],
  ),
  stopped: calledOff([{ move: 'stop', actor: 'owner', reason: 'owner' }], ['past', 60]),
  stopped_by_staff: calledOff([{ move: 'stop', actor: 'staff', reason: 'staff' }], ['past', 50]),
  half_missing: calledOff([{ move: 'second_half_missing', actor: 'clock' }], ['near', 60]),
} as const satisfies Record<string, Story>;

/** Trips that came about or will: how they are paid is listed separately. */
export const TRIP: Story = calledOff([], ['any', 0]);

/** The name of a story; `trip` for one that came about. */
export type StoryName = keyof typeof STORIES | 'trip';

/** The story of a name. */
export function storyOf(name: StoryName): Story {
  return name === 'trip' ? TRIP : STORIES[name];
}

/** Until a trip is asked for, answered and agreed; paying comes next. */
export function stepsToPayment({ instant_booking }: Pick<BookedCamper, 'instant_booking'>): readonly Step[] {
  return instant_booking ? SENT_INSTANT : ACCEPTED;
}

type When = [days: Story['days'], share: number];

function story(
  begins: Story['begins'],
  kind: Story['kind'],
  steps: readonly Step[],
  [days, share]: When,
): Story {
  return { begins, kind, steps, days, share };
}

function over(kind: Story['kind'], steps: readonly Step[], last: Step, share: number): Story {
  return story('ABANDONED', kind, [...steps, last], ['any', share]);
}

// The steps come after the trip was paid.
function calledOff(steps: readonly Step[], when: When): Story {
  return story('ABANDONED', 'any', steps, when);
}

/** Whether a trip was paid before its story goes on. */
export function isBooked(name: StoryName): boolean {
  return name === 'trip' || BOOKED.has(name);
}

const BOOKED = new Set<StoryName>([
  ...(['guest_cancelled', 'owner_cancelled', 'staff_cancelled', 'both_cancelled'] as const),
  ...(['force_majeure', 'owners_fault', 'proof_refused', 'stopped', 'stopped_by_staff'] as const),
  'half_missing',
]);
