import { test } from '@playwright/test';

import { addDays, plainDate, type DayRange } from '@campavia/domain';

const FIRST_DAY = plainDate('2027-05-11');
const WEEKS = 6;

/** A week that parallel journeys do not pick, so that none takes the camper of another. */
export function pickWeek(): DayRange {
  const { parallelIndex, config } = test.info();
  const perWorker = Math.floor(WEEKS / config.workers);
  const week = parallelIndex + config.workers * Math.floor(Math.random() * perWorker);
  const from = addDays(FIRST_DAY, 7 * week);
  return { from, to: addDays(from, 6) };
}
