import type { TripPurpose } from '@campavia/domain';

import type { Days } from './calendars';
import type { Guest } from './guests';
import type { ScenarioName } from './scenarios';
import type { BookedCamper, ExistingData } from '../existing-data';

/** How a confirmed trip is paid, or what is still open about it. */
export type Outcome =
  | 'whole'
  | 'two_halves'
  | 'half_to_come'
  | 'half_failed'
  | 'waits_for_proof'
  | 'asked_together'
  | 'taken_over';

/** The guest's message and the age of the last step; drawn where absent. */
export interface HandPicked {
  purpose?: TripPurpose;
  message?: string;
  travelers?: number;
  ageHours?: number;
  leadDays?: number;
}

/** A booking to be created. */
export interface Plan {
  scenario: ScenarioName;
  outcome: Outcome;
  camper: BookedCamper;
  guest: Guest;
  days: Days;
  /** Id of the calendar block that becomes its own; `new` creates one. */
  block?: number | 'new';
  /** Id of the review of its trip. */
  reviewId?: number;
  picked?: HandPicked;
}

/** Bookings reach this many days into the past and future. */
export const DAYS_BACK = 548;
export const DAYS_AHEAD = 184;

/** Shares and totals refer to this many campers. */
const REFERENCE_CAMPERS = 3000;
const ALL = 40_000;
const GUESTS = 12_000;
/** Minimum number per scenario, however few campers there are. */
const MIN = 45;

/** Number of bookings for a share of the reference total. */
export function countFor({ campers }: Pick<ExistingData, 'campers'>, share: number): number {
  return Math.max(
    MIN,
    Math.round((share * Math.min(REFERENCE_CAMPERS, campers.length * OFFERED)) / REFERENCE_CAMPERS),
  );
}

// Two of a hundred generated campers were never published.
const OFFERED = 1.022;

/** Total number of bookings. */
export function allBookings(existing: Pick<ExistingData, 'campers'>): number {
  return countFor(existing, ALL);
}

/** Number of guests without an existing account. */
export function allGuests(existing: Pick<ExistingData, 'campers'>): number {
  return countFor(existing, GUESTS);
}
