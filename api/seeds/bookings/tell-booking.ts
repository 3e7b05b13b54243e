import { addDays, type BookingState, type PlainDate } from '@campavia/domain';

import type { PricedBooking } from '../../src/modules/booking-prices/booking-prices.store';
import { createRandom } from '../campers/random';
import { drawChoices, type Choices } from './draw-choices';
import { drawMoments, inHalves, timesOf, type Moments, type TripTimes } from './moments';
import { nowAt } from './now-at';
import type { Plan } from './plans';
import { isBooked, stepsToPayment, storyOf } from './stories';
import type { Numbers, Tale } from './tale';
import { agreePrice, tellMove } from './tell-moves';
import { debitAt, failSecondHalf, payFirstHalf, paySecondHalf, payWhole, tryAgain } from './tell-payments';
import type { World } from './world';

const SEED = 20_270_320;
const HOUR = 3_600_000;

/** A plan with everything that was drawn for it. */
export interface Drawn {
  plan: Plan;
  choices: Choices;
  times: TripTimes;
  moments: Moments;
  /** Where its chance went on from there. */
  nth: number;
}

/** Draws what is chosen for the nth plan and when everything happened. */
export function draw(plan: Plan, nth: number, world: World): Drawn {
  const random = createRandom(SEED, 1, nth);
  const choices = drawChoices(random, plan);
  const times = timesOf(plan, { from: choices.hour_from, to: choices.hour_to }, world);
  return { plan, choices, times, moments: drawMoments(random, plan, times, world), nth };
}

/** What tales have in common. */
export interface Around {
  world: World;
  numbers: Numbers;
  staffId: number | null;
}

/** Tells the story of a booking, move by move. */
export function tellBooking(id: number, drawn: Drawn, around: Around): Tale {
  const { plan, moments, nth } = drawn;
  const tale: Tale = {
    ...{ plan, moments, ...around, random: createRandom(SEED, 2, nth), row: rowOf(id, drawn, around.world) },
    ...{ lines: [], changes: [], payments: [], movements: [], credits: [], reportedAt: null },
  };
  begin(tale);
  const story = storyOf(plan.story);
  const steps = isBooked(plan.story) ? stepsToPayment(plan.camper.instant_booking) : story.steps;
  steps.forEach((step, index) => tellMove(tale, step, moments.before[index] ?? 0));
  if (moments.paid !== null) pay(tale, moments.paid);
  if (isBooked(plan.story)) {
    story.steps.forEach((step, index) => tellMove(tale, step, moments.after[index] ?? 0));
  }
  settle(tale);
  return tale;
}

function begin({ row, changes, plan, staffId }: Tale): void {
  const { begins } = storyOf(plan.story);
  const [actor, actor_id] =
    begins === 'ABANDONED'
      ? (['guest', row.guest_id] as const)
      : begins === 'CREATED'
        ? (['staff', staffId] as const)
        : (['owner', row.owner_id] as const);
  changes.push({
    ...{ booking_id: row.id, at: row.created_at, move: 'create', actor, actor_id },
    ...{ from_state: row.state, to_state: row.state, reason: null, comment: null },
  });
}

function pay(tale: Tale, at: number): void {
  agreePrice(tale, nowAt(at));
  if (!inHalves(tale.plan)) {
    payWhole(tale, at);
    return tellMove(tale, { move: 'pay_whole', actor: 'provider' }, at);
  }
  payFirstHalf(tale, at);
  tellMove(tale, { move: 'pay_first_half', actor: 'provider' }, at);
  debit(tale);
}

function debit(tale: Tale): void {
  const { plan, row, world } = tale;
  const on = row.second_half_on;
  if (on === null || plan.course === 'half_to_come') return;
  if (plan.course === 'two_halves') {
    paySecondHalf(tale, debitAt(on, 0));
    return tellMove(tale, { move: 'pay_second_half', actor: 'provider' }, debitAt(on, 0));
  }
  for (let nth = 0; nth < TRIES && debitAt(on, nth) < world.nowMs; nth += 1) {
    failSecondHalf(tale, debitAt(on, nth));
    tellMove(tale, { move: 'second_half_failed', actor: 'provider' }, debitAt(on, nth));
    tryAgain(tale, debitAt(on, nth));
  }
}

const TRIES = 3;

/** What is open about a trip, and what came over from an older system. */
function settle(tale: Tale): void {
  const { plan, random, row, world, moments } = tale;
  if (plan.course === 'waits_for_proof') {
    const reason = row.id % 2 ? 'force_majeure' : 'owners_fault';
    const paid = moments.paid ?? world.nowMs;
    const at = paid + (world.nowMs - paid) * (0.4 + random.next() * 0.5);
    tellMove(tale, { move: 'report_emergency', actor: 'guest', reason }, at);
  }
  if (plan.course === 'asked_together') {
    const actor = row.id % 2 ? 'guest' : 'owner';
    tellMove(tale, { move: 'ask_together', actor }, world.nowMs - (1 + random.next() * 20) * HOUR);
  }
  if (plan.course === 'taken_over') takeOver(tale);
  settleSmallThings(tale);
}

function takeOver({ changes, row, staffId, plan }: Tale): void {
  row.state = plan.days.to < -14 ? 'DONE' : 'ONGOING';
  const at = changes.at(-1)?.at ?? row.created_at;
  changes.splice(0, changes.length, {
    ...{ booking_id: row.id, at, move: 'take_over', actor: 'staff', actor_id: staffId },
    ...{ from_state: row.state, to_state: row.state, reason: null, comment: null },
  });
}

const OPEN: readonly BookingState[] = ['VALIDATED', 'ACCEPTED'];

// Of terms that end today nobody is told when the demo starts but the cast.
function settleSmallThings({ plan, random, row, world }: Tale): void {
  const { picked, days } = plan;
  if (picked) return;
  if (OPEN.includes(row.state)) row.reminded_at = new Date(world.nowMs);
  const isLate = row.state === 'TO_COME' && days.to < 0;
  if (isLate && random.chance(0.008)) row.has_open_incident = true;
  const snoozed = new Date(world.nowMs + 40 * HOUR);
  if (random.chance(0.004)) row.guest_snoozed_until = snoozed;
  if (random.chance(0.004)) row.owner_snoozed_until = snoozed;
}

function rowOf(id: number, { plan, choices, times, moments }: Drawn, { today }: World): PricedBooking {
  const { camper, guest, days } = plan;
  const created = new Date(moments.created);
  const day = (offset: number): PlainDate => addDays(today, offset);
  return {
    ...{ id, camper_id: camper.id, guest_id: guest.id, owner_id: camper.owner_id },
    ...{ state: storyOf(plan.story).begins, is_instant: camper.instant_booking },
    ...{ date_from: day(days.from), date_to: day(days.to), time_zone: times.zone },
    ...{ starts_at: new Date(times.starts), ends_at: new Date(times.ends) },
    ...{ coupon_code: null, rate_micros: null, price: null, earnings: null, price_frozen_at: null },
    ...{ paid: 0, refunded: 0, answer_by: null, pay_by: null, reminded_at: null },
    ...{ second_half_on: null, second_half: null, second_half_tries: 0 },
    ...{ created_at: created, touched_at: created, validated_at: null, accepted_at: null },
    ...{ confirmed_at: null, ended_at: null, expiry_cause: null, cancel_reason: null, cancel_comment: null },
    ...{ proof: 'none', proof_reason: null, together_asked_by: null, together_asked_at: null },
    ...{ guest_snoozed_until: null, owner_snoozed_until: null, has_open_incident: false },
    ...choices,
  };
}
