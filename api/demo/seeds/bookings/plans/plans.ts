import type { TripPurpose } from '@campavia/domain';

import type { Days } from './calendars';
import type { Guest } from './guests';
import type { StoryName } from './stories';
import type { BookedCamper, World } from '../world';

/** How a trip that came about is paid, or what is still open about it. */
export type Outcome =
  | 'whole'
  | 'two_halves'
  | 'half_to_come'
  | 'half_failed'
  | 'waits_for_proof'
  | 'asked_together'
  | 'taken_over';

/** What somebody wrote, and how long ago the last thing happened; drawn where it is not given. */
export interface HandPicked {
  purpose?: TripPurpose;
  message?: string;
  travelers?: number;
  ageHours?: number;
  leadDays?: number;
}

/** A booking that is to be written down. */
export interface Plan {
  story: StoryName;
  course: Outcome;
  camper: BookedCamper;
  guest: Guest;
  days: Days;
  /** The days in the calendar that become its own; made with it when new. */
  block?: number | 'new';
  /** A review that tells of it. */
  reviewId?: number;
  picked?: HandPicked;
}

/** So many days back there are bookings, and so many ahead. */
export const DAYS_BACK = 548;
export const DAYS_AHEAD = 184;

/** Counts refer to this many campers. */
const REFERENCE_CAMPERS = 3000;
const ALL = 40_000;
const GUESTS = 12_000;
/** The fewest of each story, however few campers there are. */
const MIN = 45;

/** How many there are of something of which there are `share` with all campers. */
export function countFor({ campers }: Pick<World, 'campers'>, share: number): number {
  return Math.max(
    MIN,
    Math.round((share * Math.min(REFERENCE_CAMPERS, campers.length * OFFERED)) / REFERENCE_CAMPERS),
  );
}

// Of a hundred campers that were made, two were never on offer.
const OFFERED = 1.022;

/** How many bookings there are in all. */
export function allBookings(world: Pick<World, 'campers'>): number {
  return countFor(world, ALL);
}

/** How many people book who have no account yet. */
export function allGuests(world: Pick<World, 'campers'>): number {
  return countFor(world, GUESTS);
}
