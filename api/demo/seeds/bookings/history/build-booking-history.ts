import type { BookingState } from '@campavia/domain';

import { createRandom } from '../../campers/random';
import type { Drawn } from '../drawing/drawn';
import { inHalves } from '../drawing/moments';
import { nowAt } from './now-at';
import { rowOf } from './row-of';
import { isBooked, stepsToPayment, storyOf } from '../plans/stories';
import type { Numbers, BookingHistory } from './booking-history';
import { giveGoodwill } from './build-credits';
import { buildDeposit } from './build-deposit';
import { agreePrice, buildTransaction } from './build-transactions';
import { debitAt, failSecondHalf, payFirstHalf, paySecondHalf, payInFull, tryAgain } from './build-payments';
import { buildChangeRequest } from '../requests/build-request-history';
import type { World } from '../world';

const SEED = 20_270_323;
const HOUR = 3_600_000;

/** What tales have in common. */
export interface Around {
  world: World;
  numbers: Numbers;
  staffId: number | null;
}

/** Tells the story of a booking, move by move. */
export function buildBookingHistory(id: number, drawn: Drawn, around: Around): BookingHistory {
  const { plan, moments, nth } = drawn;
  const history: BookingHistory = {
    plan,
    moments,
    ...around,
    random: createRandom(SEED, nth),
    row: rowOf(id, drawn, around.world.today),
    lines: [],
    changes: [],
    payments: [],
    movements: [],
    credits: [],
    spent: [],
    requests: [],
    reportedAt: null,
  };
  begin(history);
  const story = storyOf(plan.story);
  const steps = isBooked(plan.story) ? stepsToPayment(plan.camper) : story.steps;
  steps.forEach((step, index) => buildTransaction(history, step, moments.before[index] ?? 0));
  if (moments.paid !== null) pay(history, moments.paid);
  if (drawn.changeRequest) buildChangeRequest(history, drawn.changeRequest);
  if (isBooked(plan.story)) {
    story.steps.forEach((step, index) => buildTransaction(history, step, moments.after[index] ?? 0));
  }
  settle(history);
  buildDeposit(history);
  giveGoodwill(history);
  return history;
}

function begin({ row, changes, plan, staffId }: BookingHistory): void {
  const beginners = {
    ABANDONED: { actor: 'guest', actor_id: row.guest_id },
    CREATED: { actor: 'staff', actor_id: staffId },
    CREATED_PRO: { actor: 'owner', actor_id: row.owner_id },
  } as const;
  const { actor, actor_id } = beginners[storyOf(plan.story).begins];
  changes.push({
    booking_id: row.id,
    at: row.created_at,
    move: 'create',
    actor,
    actor_id,
    from_state: row.state,
    to_state: row.state,
    reason: null,
    comment: null,
  });
}

function pay(history: BookingHistory, at: number): void {
  agreePrice(history, nowAt(at));
  if (!inHalves(history.plan)) {
    payInFull(history, at);
    return buildTransaction(history, { move: 'pay_whole', actor: 'provider' }, at);
  }
  payFirstHalf(history, at);
  buildTransaction(history, { move: 'pay_first_half', actor: 'provider' }, at);
  debit(history);
}

function debit(history: BookingHistory): void {
  const { plan, row, world } = history;
  const on = row.second_half_on;
  if (on === null || plan.course === 'half_to_come') return;
  if (plan.course === 'two_halves') {
    paySecondHalf(history, debitAt(on, 0));
    return buildTransaction(history, { move: 'pay_second_half', actor: 'provider' }, debitAt(on, 0));
  }
  for (let nth = 0; nth < TRIES && debitAt(on, nth) < world.nowMs; nth += 1) {
    failSecondHalf(history, debitAt(on, nth));
    buildTransaction(history, { move: 'second_half_failed', actor: 'provider' }, debitAt(on, nth));
    tryAgain(history, debitAt(on, nth));
  }
}

const TRIES = 3;

/** What is open about a trip, and what came over from an older system. */
function settle(history: BookingHistory): void {
  const { plan, random, row, world, moments } = history;
  if (plan.course === 'waits_for_proof') {
    const reason = row.id % 2 ? 'force_majeure' : 'owners_fault';
    const paid = moments.paid ?? world.nowMs;
    const at = paid + (world.nowMs - paid) * (0.4 + random.next() * 0.5);
    buildTransaction(history, { move: 'report_emergency', actor: 'guest', reason }, at);
  }
  if (plan.course === 'asked_together') {
    const actor = row.id % 2 ? 'guest' : 'owner';
    buildTransaction(history, { move: 'ask_together', actor }, world.nowMs - (1 + random.next() * 20) * HOUR);
  }
  if (plan.course === 'taken_over') takeOver(history);
  settleSmallThings(history);
}

function takeOver({ changes, row, staffId, plan }: BookingHistory): void {
  row.state = plan.days.to < -14 ? 'DONE' : 'ONGOING';
  const at = changes.at(-1)?.at ?? row.created_at;
  changes.splice(0, changes.length, {
    booking_id: row.id,
    at,
    move: 'take_over',
    actor: 'staff',
    actor_id: staffId,
    from_state: row.state,
    to_state: row.state,
    reason: null,
    comment: null,
  });
}

const OPEN: readonly BookingState[] = ['VALIDATED', 'ACCEPTED'];

// Of terms that end today nobody is told when the demo starts but the cast.
function settleSmallThings({ plan, random, row, world }: BookingHistory): void {
  const { picked, days } = plan;
  if (picked) return;
  if (OPEN.includes(row.state)) row.reminded_at = new Date(world.nowMs);
  const isLate = row.state === 'TO_COME' && days.to < 0;
  if (isLate && random.chance(0.008)) row.has_open_incident = true;
  const snoozed = new Date(world.nowMs + 40 * HOUR);
  if (random.chance(0.004)) row.guest_snoozed_until = snoozed;
  if (random.chance(0.004)) row.owner_snoozed_until = snoozed;
}
