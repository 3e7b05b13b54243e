import { daysBetween } from '@campavia/domain';

import { DEMO_USERS } from '../../campers/users/demo-users';
import type { Random } from '../../campers/random';
import type { Calendars, Days } from './calendars';
import type { GuestPool } from './guest-pool';
import type { Guest } from './guests';
import type { Plan } from './plans';
import type { BookedCamper, Review, ExistingData } from '../existing-data';

/** Input and state of the planning. */
export interface Planning {
  existing: ExistingData;
  pool: GuestPool;
  /** Booked days of the campers. */
  calendars: Calendars;
  plans: Plan[];
}

/** Records that a guest travels with a camper. */
export function take(
  { calendars, pool }: Pick<Planning, 'calendars' | 'pool'>,
  { camper, guest, days }: Pick<Plan, 'camper' | 'guest' | 'days'>,
): void {
  calendars.take(camper.id, days);
  pool.travels.take(guest.id, days);
}

const DAYS_TO_BE_FOUND = 6;

/** Whether a camper was published both when the trip was booked and when it took place. */
export function isOnOffer(camper: BookedCamper, { from, to }: Days, { today }: ExistingData): boolean {
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

const DEMO_EMAILS = new Set(DEMO_USERS.map(({ email }) => email));

/** Whether its owner is a demo user. */
export function isOfDemoUser({ owner_email }: BookedCamper): boolean {
  return DEMO_EMAILS.has(owner_email);
}

/** Days after a trip within which it can be reviewed. */
export const REVIEW_DAYS = 14;

/** The author of a review, unless they travelled elsewhere on the days of its trip. */
export function authorOf({ guest_id }: Review, days: Days, pool: GuestPool): Guest | undefined {
  return pool.travels.isFree(guest_id, days) ? pool.known(guest_id) : undefined;
}
