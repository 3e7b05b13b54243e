import { daysBetween } from '@campavia/domain';

import { DEMO_USERS } from '../../campers/users/demo-users';
import type { Random } from '../../campers/random';
import type { Calendars, Days } from './calendars';
import type { GuestPool } from './guest-pool';
import type { Guest } from './guests';
import type { Plan } from './plans';
import type { BookedCamper, Review, World } from '../world';

/** What is planned with, and what is planned already. */
export interface Planning {
  world: World;
  pool: GuestPool;
  /** The days that campers are taken. */
  calendars: Calendars;
  plans: Plan[];
}

/** Notes that somebody travels in a camper. */
export function take(
  { calendars, pool }: Pick<Planning, 'calendars' | 'pool'>,
  { camper, guest, days }: Pick<Plan, 'camper' | 'guest' | 'days'>,
): void {
  calendars.take(camper.id, days);
  pool.travels.take(guest.id, days);
}

const DAYS_TO_BE_FOUND = 6;

/** Whether a camper was on offer when a trip was booked and made. */
export function isOnOffer(camper: BookedCamper, { from, to }: Days, { today }: World): boolean {
  const { published_on, deleted_on } = camper;
  if (!published_on || from < daysBetween(today, published_on) + DAYS_TO_BE_FOUND) return false;
  return deleted_on === null || to < daysBetween(today, deleted_on);
}

/** The days of a trip that ends on a day. */
export function endingAt(random: Random, to: number): Days {
  return { from: to + 1 - random.weighted(LENGTHS), to };
}

const LENGTHS = [
  ...([3, 4, 7, 10, 14] as const).map((days) => [days, 18] as const),
  ...([2, 5, 8] as const).map((days) => [days, 7] as const),
];

const CAST = new Set(DEMO_USERS.map(({ email }) => email));

/** Whether its owner is somebody everybody may sign in as. */
export function isOfCast({ owner_email }: BookedCamper): boolean {
  return CAST.has(owner_email);
}

/** A review may be written so many days after a trip. */
export const REVIEW_DAYS = 14;

/** Who wrote a review, unless they were elsewhere on the days that it tells of. */
export function authorOf({ guest_id }: Review, days: Days, pool: GuestPool): Guest | undefined {
  return pool.travels.isFree(guest_id, days) ? pool.known(guest_id) : undefined;
}
