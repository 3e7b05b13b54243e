import { test } from '@playwright/test';

import { addDays, plainDate, type DayRange } from '@campavia/domain';

const FIRST_DAY = plainDate('2027-05-11');
const WEEKS = 6;

/** Journeys side by side want other weeks, so that none takes a camper from another. */
export function someWeek(): DayRange {
  const { parallelIndex, config } = test.info();
  const turns = Math.floor(WEEKS / config.workers);
  const week = parallelIndex + config.workers * Math.floor(Math.random() * turns);
  const from = addDays(FIRST_DAY, 7 * week);
  return { from, to: addDays(from, 6) };
}
