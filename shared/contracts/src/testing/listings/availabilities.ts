import type { Availabilities } from '../../listings/availabilities';

/** A summer with one trip in it, seen in March; Sundays and one feast without hand-over. */
export function someAvailabilities(over: Partial<Availabilities> = {}): Availabilities {
  return {
    date_from: '2027-03-15',
    date_to: '2028-03-14',
    busy: [{ date_from: '2027-07-10', date_to: '2027-07-19' }],
    min_days: 3,
    max_days: 365,
    closed_weekdays: [7],
    closed_dates: ['2027-12-25'],
    earliest: '2027-03-16',
    latest: '2028-03-14',
    ...over,
  };
}
