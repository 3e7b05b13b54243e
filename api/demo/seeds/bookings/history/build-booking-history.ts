import type { BookingState } from '@campavia/domain';

import { createRandom } from '../../campers/random';
import type { Drawn } from '../drawing/drawn';
import { isInInstalments } from '../drawing/moments';
import { nowAt } from './now-at';
import { rowOf } from './row-of';
import { isBooked, stepsToPayment, scenarioOf } from '../plans/scenarios';
import type { Numbers, BookingHistory } from './booking-history';
import { giveGoodwill } from './build-credits';
import { buildDeposit } from './build-deposit';
import { agreePrice, buildTransaction } from './build-transactions';
import {
  debitTime,
  failSecondHalf,
  payFirstHalf,
  paySecondHalf,
  payInFull,
  scheduleRetry,
} from './build-payments';
import { buildChangeRequest } from '../requests/build-request-history';
import type { ExistingData } from '../existing-data';

const SEED = 20_270_323;
const HOUR = 3_600_000;

/** Input shared by all histories. */
export interface HistoryContext {
  existing: ExistingData;
  numbers: Numbers;
  staffId: number | null;
}

/** Builds the history of a booking, transition by transition. */
export function buildBookingHistory(id: number, drawn: Drawn, context: HistoryContext): BookingHistory {
  const { plan, moments, nth } = drawn;
  const history: BookingHistory = {
    plan,
    moments,
    ...context,
    random: createRandom(SEED, nth),
    row: rowOf(id, drawn, context.existing.today),
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
  const scenario = scenarioOf(plan.scenario);
  const steps = isBooked(plan.scenario) ? stepsToPayment(plan.camper) : scenario.steps;
  steps.forEach((step, index) => buildTransaction(history, step, moments.before[index] ?? 0));
  if (moments.paid !== null) pay(history, moments.paid);
  if (drawn.changeRequest) buildChangeRequest(history, drawn.changeRequest);
  if (isBooked(plan.scenario)) {
    scenario.steps.forEach((step, index) => buildTransaction(history, step, moments.after[index] ?? 0));
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
  const { actor, actor_id } = beginners[scenarioOf(plan.scenario).begins];
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
  if (!isInInstalments(history.plan)) {
    payInFull(history, at);
    return buildTransaction(history, { move: 'pay_whole', actor: 'provider' }, at);
  }
  payFirstHalf(history, at);
  buildTransaction(history, { move: 'pay_first_half', actor: 'provider' }, at);
  debit(history);
}

function debit(history: BookingHistory): void {
  const { plan, row, existing } = history;
  const on = row.second_half_on;
  if (on === null || plan.outcome === 'half_to_come') return;
  if (plan.outcome === 'two_halves') {
    paySecondHalf(history, debitTime(on, 0));
    return buildTransaction(history, { move: 'pay_second_half', actor: 'provider' }, debitTime(on, 0));
  }
  for (let nth = 0; nth < TRIES && debitTime(on, nth) < existing.nowMs; nth += 1) {
    failSecondHalf(history, debitTime(on, nth));
    buildTransaction(history, { move: 'second_half_failed', actor: 'provider' }, debitTime(on, nth));
    scheduleRetry(history, debitTime(on, nth));
  }
}

const TRIES = 3;

/** Sets open tasks of a trip and facts imported from the former system. */
function settle(history: BookingHistory): void {
  const { plan, random, row, existing, moments } = history;
  if (plan.outcome === 'waits_for_proof') {
    const reason = row.id % 2 ? 'force_majeure' : 'owners_fault';
    const paid = moments.paid ?? existing.nowMs;
    const at = paid + (existing.nowMs - paid) * (0.4 + random.next() * 0.5);
    buildTransaction(history, { move: 'report_emergency', actor: 'guest', reason }, at);
  }
  if (plan.outcome === 'asked_together') {
    const actor = row.id % 2 ? 'guest' : 'owner';
    buildTransaction(
      history,
      { move: 'ask_together', actor },
      existing.nowMs - (1 + random.next() * 20) * HOUR,
    );
  }
  if (plan.outcome === 'taken_over') markImported(history);
  setOpenTasks(history);
}

function markImported({ changes, row, staffId, plan }: BookingHistory): void {
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

// When the demo starts, only demo users are notified of deadlines that end today.
function setOpenTasks({ plan, random, row, existing }: BookingHistory): void {
  const { picked, days } = plan;
  if (picked) return;
  if (OPEN.includes(row.state)) row.reminded_at = new Date(existing.nowMs);
  const isLate = row.state === 'TO_COME' && days.to < 0;
  if (isLate && random.chance(0.008)) row.has_open_incident = true;
  const snoozed = new Date(existing.nowMs + 40 * HOUR);
  if (random.chance(0.004)) row.guest_snoozed_until = snoozed;
  if (random.chance(0.004)) row.owner_snoozed_until = snoozed;
}
