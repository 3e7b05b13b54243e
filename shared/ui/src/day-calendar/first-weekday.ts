import { parseDate, startOfWeek } from '@internationalized/date';

const SUNDAY = '2027-06-06';
const MOST_DAYS_BACK = 6;

/** On which day weeks start where a language tag belongs: Monday 1 to Sunday 7. */
export function firstWeekdayOf(locale: string): number {
  const sunday = parseDate(SUNDAY);
  const daysBack = sunday.compare(startOfWeek(sunday, locale));
  return daysBack === 0 ? MOST_DAYS_BACK + 1 : MOST_DAYS_BACK + 1 - daysBack;
}
