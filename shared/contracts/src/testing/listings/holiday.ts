import type { Holiday } from '../..';

/** Two weeks in August in which all campers of an owner are closed. */
export function aHoliday(over: Partial<Holiday> = {}): Holiday {
  return { date_from: '2027-08-01', date_to: '2027-08-15', campers: 5, trips: 0, ...over };
}
