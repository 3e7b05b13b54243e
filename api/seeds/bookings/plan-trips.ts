import { daysBetween, type PlainDate } from '@campavia/domain';

import { DEMO_PEOPLE } from '../campers/people/demo-people';
import { createRandom, type Random } from '../campers/random';
import type { Calendars, Days } from './calendars';
import type { GuestPool } from './guest-pool';
import { DAYS_AHEAD, DAYS_BACK, type Plan } from './plans';
import type { Block, BookedCamper, Review, World } from './world';

/** What is planned with, and what is planned already. */
export interface Planning {
  world: World;
  pool: GuestPool;
  /** The days that campers are taken. */
  calendars: Calendars;
  plans: Plan[];
}

const SEED = 20_270_317;
/** How many of the trips ahead were booked here; the others stand in calendars without a booking. */
const BOOKED_HERE = 0.58;
const CAST = new Set(DEMO_PEOPLE.map(({ email }) => email));

/** Trips whose days stand in calendars already: those ahead, those running, and those of the last weeks. */
export function planFromCalendars({ world, pool, plans }: Planning): void {
  const planned = new Set(plans.map(({ block }) => block));
  const campers = new Map(world.campers.map((camper) => [camper.id, camper]));
  const reviews = byCamper(world.reviews);
  for (const block of world.blocks) {
    const camper = campers.get(block.camper_id);
    const random = createRandom(SEED, 1, block.id);
    if (!camper || planned.has(block.id) || !isBookedHere(random, camper, { block, world })) continue;
    const days = { from: block.from, to: block.to };
    const told = reviews.get(camper.id)?.find((review) => tellsOf(review, days));
    const author = told && authorOf(told, days, pool);
    if (told && author) reviews.set(camper.id, without(reviews.get(camper.id), told));
    const guest = author ?? pool.choose(random, camper, days);
    pool.travels.take(guest.id, days);
    const reviewId = author && told?.id;
    plans.push({ story: 'trip', course: 'whole', camper, guest, days, block: block.id, reviewId });
  }
}

function isBookedHere(
  random: Random,
  camper: BookedCamper,
  { block: { kind, from, to }, world }: { block: Block; world: World },
): boolean {
  if (kind !== 'booking' || from > DAYS_AHEAD || !isOnOffer(camper, { from, to }, world)) return false;
  if (to < 0) return true;
  if (camper.status !== 'bookable') return false;
  return from <= 0 || CAST.has(camper.owner_email) || random.chance(BOOKED_HERE);
}

const REVIEWED = 0.6;
const TRIES = 4;
const WRITTEN_WITHIN = 14;

/** Trips of which reviews tell, each some days before its review was published. */
export function planReviewed({ world, pool, calendars, plans }: Planning): void {
  const told = new Set(plans.map(({ reviewId }) => reviewId));
  const campers = new Map(world.campers.map((camper) => [camper.id, camper]));
  for (const review of world.reviews) {
    const random = createRandom(SEED, 2, review.id);
    const camper = campers.get(review.camper_id);
    if (!camper || told.has(review.id) || review.on < -DAYS_BACK || !random.chance(REVIEWED)) continue;
    for (let nth = 0; nth < TRIES; nth += 1) {
      const days = endingAt(random, review.on - random.whole(1, WRITTEN_WITHIN - 2));
      const isPossible = days.to < 0 && isOnOffer(camper, days, world) && calendars.isFree(camper.id, days);
      const guest = isPossible ? authorOf(review, days, pool) : undefined;
      if (!guest) continue;
      take({ calendars, pool }, { camper, guest, days });
      const what = { story: 'trip', course: 'whole', block: 'new', reviewId: review.id } as const;
      plans.push({ ...what, camper, guest, days });
      break;
    }
  }
}

/** How likely a trip begins in each month, compared with the best ones. */
const SEASON = [0.22, 0.26, 0.31, 0.47, 0.62, 0.76, 1, 1, 0.69, 0.47, 0.27, 0.33];

/** Past trips on free days until there are enough. */
export function planPast({ world, pool, calendars, plans }: Planning, enough: number): void {
  const random = createRandom(SEED, 3);
  const most = enough * 40;
  for (let nth = 0; nth < most && plans.length < enough; nth += 1) {
    const camper = random.pick(world.campers);
    const days = endingAt(random, -random.whole(1, DAYS_BACK - 10));
    const month = dateOf(world.today, days.from).getUTCMonth();
    const isPossible = random.chance(SEASON[month] ?? 0) && isOnOffer(camper, days, world);
    if (!isPossible || !calendars.isFree(camper.id, days)) continue;
    const guest = pool.choose(random, camper, days);
    take({ calendars, pool }, { camper, guest, days });
    plans.push({ story: 'trip', course: 'whole', camper, guest, days, block: 'new' });
  }
}

/** Notes that somebody travels in a camper. */
export function take(
  { calendars, pool }: Pick<Planning, 'calendars' | 'pool'>,
  { camper, guest, days }: Pick<Plan, 'camper' | 'guest' | 'days'>,
): void {
  calendars.take(camper.id, days);
  pool.travels.take(guest.id, days);
}

/** Whether a camper was on offer when a trip was booked and made. */
export function isOnOffer(camper: BookedCamper, { from, to }: Days, { today }: World): boolean {
  const { published_on, deleted_on } = camper;
  if (!published_on || from < daysBetween(today, published_on) + DAYS_TO_BE_FOUND) return false;
  return deleted_on === null || to < daysBetween(today, deleted_on);
}

const DAYS_TO_BE_FOUND = 6;

/** The days of a trip that ends on a day. */
export function endingAt(random: Random, to: number): Days {
  return { from: to + 1 - random.weighted(LENGTHS), to };
}

const LENGTHS = [
  ...([3, 4, 7, 10, 14] as const).map((days) => [days, 18] as const),
  ...([2, 5, 8] as const).map((days) => [days, 7] as const),
];

const DAY_MS = 86_400_000;

function dateOf(today: PlainDate, offset: number): Date {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day) + offset * DAY_MS);
}

function tellsOf({ on }: Review, { to }: Days): boolean {
  return to < 0 && on > to && on <= to + WRITTEN_WITHIN;
}

function authorOf({ guest_id }: Review, days: Days, pool: GuestPool) {
  return pool.travels.isFree(guest_id, days) ? pool.known(guest_id) : undefined;
}

function byCamper(reviews: readonly Review[]): Map<number, Review[]> {
  const found = new Map<number, Review[]>();
  for (const review of reviews) {
    const own = found.get(review.camper_id);
    if (own) own.push(review);
    else found.set(review.camper_id, [review]);
  }
  return found;
}

function without(reviews: readonly Review[] = [], told: Review): Review[] {
  return reviews.filter(({ id }) => id !== told.id);
}
