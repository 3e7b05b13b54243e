import { createRandom, type Random } from '../../campers/random';
import type { Days } from './calendars';
import { authorOf, endingAt, isOnOffer, REVIEW_DAYS, take, type Planning } from './planning';
import { DAYS_BACK, type Plan } from './plans';
import { midnightMs, type BookedCamper, type Review, type ExistingData } from '../existing-data';

const SEED = 20_270_322;
/** Share of reviews whose trip gets a booking. */
const REVIEWED = 0.6;
const TRIES = 4;

/** Plans the trips of reviews, each some days before its review was published. */
export function planReviewed(planning: Planning): void {
  const { existing, plans } = planning;
  const planned = new Set(plans.map(({ reviewId }) => reviewId));
  const campers = new Map(existing.campers.map((camper) => [camper.id, camper]));
  for (const review of existing.reviews) {
    const random = createRandom(SEED, 1, review.id);
    const camper = campers.get(review.camper_id);
    if (!camper || planned.has(review.id) || review.on < -DAYS_BACK || !random.chance(REVIEWED)) continue;
    const plan = planBefore(review, camper, { random, planning });
    if (!plan) continue;
    take(planning, plan);
    plans.push(plan);
  }
}

function planBefore(
  review: Review,
  camper: BookedCamper,
  { random, planning }: { random: Random; planning: Planning },
): Plan | undefined {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const days = endingAt(random, review.on - random.whole(1, REVIEW_DAYS - 2));
    const guest = isFreePast(camper, days, planning) ? authorOf(review, days, planning.pool) : undefined;
    if (guest) return { ...pastTrip(camper, days), guest, reviewId: review.id };
  }
  return undefined;
}

/** Probability that a trip begins in each month, relative to the highest. */
const SEASON = [0.22, 0.26, 0.31, 0.47, 0.62, 0.76, 1, 1, 0.69, 0.47, 0.27, 0.33];
const DRAWS_FOR_ONE = 40;

/** Plans past trips on free days until there are `enough` bookings. */
export function planPast(planning: Planning, enough: number): void {
  const { existing, pool, plans } = planning;
  const random = createRandom(SEED, 2);
  const most = enough * DRAWS_FOR_ONE;
  for (let nth = 0; nth < most && plans.length < enough; nth += 1) {
    const camper = random.pick(existing.campers);
    const days = endingAt(random, -random.whole(1, DAYS_BACK - 10));
    if (!random.chance(SEASON[monthOf(existing, days)] ?? 0) || !isFreePast(camper, days, planning)) continue;
    const plan = { ...pastTrip(camper, days), guest: pool.choose(random, camper, days) };
    take(planning, plan);
    plans.push(plan);
  }
}

function pastTrip(camper: BookedCamper, days: Days) {
  return { scenario: 'trip', outcome: 'whole', camper, days, block: 'new' } as const;
}

function isFreePast(camper: BookedCamper, days: Days, { existing, calendars }: Planning): boolean {
  return days.to < 0 && isOnOffer(camper, days, existing) && calendars.isFree(camper.id, days);
}

const DAY_MS = 86_400_000;

function monthOf({ today }: ExistingData, { from }: Days): number {
  return new Date(midnightMs(today) + from * DAY_MS).getUTCMonth();
}
