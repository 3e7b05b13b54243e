import {
  addDays,
  answerDeadline,
  BOOKING_DEADLINES,
  momentOf,
  paymentDeadline,
  TWICE_LEAD_DAYS,
  type TransitionName,
} from '@campavia/domain';

import type { Random } from '../../campers/random';
import type { Plan } from '../plans/plans';
import { isBooked, stepsToPayment, scenarioOf, type Step } from '../plans/scenarios';
import { midnightMs, type ExistingData } from '../existing-data';

/** Moments of a booking, one per step, in milliseconds of the epoch. */
export interface Moments {
  created: number;
  before: number[];
  /** Null for bookings that were never paid. */
  paid: number | null;
  after: number[];
}

/** Hours of a trip in the time zone of its camper. */
export interface TripTimes {
  dayStarts: number;
  starts: number;
  ends: number;
  zone: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Draws the moments of a booking and its steps; none is after now. */
export function drawMoments(random: Random, plan: Plan, times: TripTimes, existing: ExistingData): Moments {
  const known: Known = { random, plan, times, existing };
  if (!isBooked(plan.scenario)) return beforePayment(known);
  const steps = stepsToPayment(plan.camper);
  const paid = payingMoment(known);
  const hours = [...steps.map(({ move }) => gap(random, move)), 0.1 + random.next() * hoursToPay(plan)];
  const created = paid - hours.reduce((sum, each) => sum + each, 0) * HOUR;
  return { created, before: following(created, hours.slice(0, -1)), paid, after: afterPayment(known, paid) };
}

interface Known {
  random: Random;
  plan: Plan;
  times: TripTimes;
  existing: ExistingData;
}

function hoursToPay({ camper }: Plan): number {
  return camper.instant_booking ? 2 : 40;
}

/** Hours before each step, minimum and maximum. */
const GAPS: Partial<Record<TransitionName, readonly [number, number]>> = {
  send_request: [0.1, 6],
  send_instant: [0.1, 4],
  accept: [0.5, 40],
  refuse: [1, 40],
  taken: [1, 20],
  cancel: [1, 40],
  drop: [2, 300],
};

function gap(random: Random, move: TransitionName): number {
  const [least, most] = GAPS[move] ?? [1, 10];
  return least + random.next() * (most - least);
}

function following(start: number, hours: readonly number[]): number[] {
  let at = start;
  return hours.map((each) => (at += each * HOUR));
}

/** Lead times in days, minimum and maximum, with their share in per cent. */
const LEADS = [
  [[5, 14], 22],
  [[15, 45], 34],
  [[46, 110], 30],
  [[111, 250], 14],
] as const;

function leadDays(random: Random): number {
  const [least, most] = random.weighted<readonly [number, number]>(LEADS);
  return least + random.next() * (most - least);
}

function payingMoment({ random, plan, times, existing }: Known): number {
  const { camper, outcome, scenario, picked } = plan;
  const hasMore = scenario !== 'trip' || outcome === 'waits_for_proof' || outcome === 'asked_together';
  const lead = isInInstalments(plan) ? HALVES_LEAD_DAYS : 1.3;
  const latest = Math.min(times.starts - lead * DAY, existing.nowMs - (hasMore ? 3 : 0.1) * DAY);
  const offered = midnightMs(camper.published_on ?? existing.today) + 4 * DAY;
  const wanted = times.starts - Math.max(lead, picked?.leadDays ?? leadDays(random)) * DAY;
  const settled = wanted <= latest ? wanted : latest - random.next() ** 2 * 60 * DAY;
  return Math.min(latest, Math.max(settled, offered));
}

const HALVES_LEAD_DAYS = TWICE_LEAD_DAYS + 2;

/** Whether a price was paid in two instalments. */
export function isInInstalments({ outcome }: Pick<Plan, 'outcome'>): boolean {
  return outcome === 'two_halves' || outcome === 'half_to_come' || outcome === 'half_failed';
}

function beforePayment(known: Known): Moments {
  const { random, plan, times, existing } = known;
  const { steps, days } = scenarioOf(plan.scenario);
  const created = days === 'open' ? 0 : endedBeginning(known);
  const before: number[] = [];
  for (const step of steps) before.push(nextMoment(step, before.at(-1) ?? created, { random, plan, times }));
  if (days !== 'open') return { created, before, paid: null, after: [] };
  const last = existing.nowMs - (plan.picked?.ageHours ?? openAge(random, plan)) * HOUR;
  const shift = last - (before.at(-1) ?? created);
  return { created: created + shift, before: before.map((at) => at + shift), paid: null, after: [] };
}

// So long ago that every deadline has passed.
function endedBeginning({ random, times, existing }: Known): number {
  const latest = Math.min(times.starts - leadDays(random) * DAY, existing.nowMs - 6 * DAY);
  const ago = times.starts > existing.nowMs ? random.next() * 90 * DAY : 0;
  return latest - ago;
}

// Acceptance holds the days for a day; requests shown as open are older, so that their hold has expired.
function openAge(random: Random, { scenario }: Plan): number {
  if (scenario === 'accepted') return BOOKING_DEADLINES.acceptedHoldHours + 2 + random.next() * 14;
  if (scenario === 'draft') return 1 + random.next() ** 2 * 24 * (BOOKING_DEADLINES.draftExpiryDays - 5);
  return scenario === 'asked_instant' ? 0.5 + random.next() * 8 : 0.5 + random.next() * 20;
}

function nextMoment(
  { move }: Step,
  at: number,
  { random, plan, times }: Pick<Known, 'random' | 'plan' | 'times'>,
): number {
  if (move === 'no_answer') return answerDeadline({ ms: at }, times.dayStarts);
  const isInstant = plan.camper.instant_booking;
  if (move === 'no_payment') return paymentDeadline({ ms: at }, { isInstant, startsAtMs: times.starts });
  return at + gap(random, move) * HOUR;
}

/** Time of day at which the job applies deadlines. */
const NIGHT = 5 * HOUR;

function afterPayment({ random, plan, times, existing }: Known, paid: number): number[] {
  const { steps } = scenarioOf(plan.scenario);
  const first = steps[0]?.move;
  if (first === undefined) return [];
  const from = addDays(existing.today, plan.days.from);
  if (first === 'second_half_missing') {
    return [midnightMs(addDays(from, -BOOKING_DEADLINES.secondInstalmentLastDays)) + NIGHT];
  }
  const drawn = 0.03 + random.next() ** 1.4 * 0.9;
  if (first === 'stop') return [times.starts + drawn * (times.ends - times.starts)];
  const last = Math.min(times.starts, existing.nowMs) - steps.length * 20 * HOUR;
  const start = paid + Math.max(HOUR, drawn * (last - paid));
  return steps.map((_, nth) => start + nth * (2 + random.next() * 16) * HOUR);
}

export function timesOf(
  { camper, days }: Plan,
  hours: { from: number; to: number },
  { today }: ExistingData,
): TripTimes {
  const [from, to] = [addDays(today, days.from), addDays(today, days.to)];
  return {
    dayStarts: momentOf(from, 0, camper.zone),
    starts: momentOf(from, hours.from, camper.zone),
    ends: momentOf(to, hours.to, camper.zone),
    zone: camper.zone,
  };
}
