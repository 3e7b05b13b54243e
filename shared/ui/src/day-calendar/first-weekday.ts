import { parseDate, startOfWeek } from '@internationalized/date';

const SUNDAY = '2027-06-06';
const MOST_DAYS_BACK = 6;

/** First day of the week for a language tag: Monday 1 to Sunday 7. */
export function firstWeekdayOf(locale: string): number {
  const sunday = parseDate(SUNDAY);
  const daysBack = sunday.compare(startOfWeek(sunday, locale));
  return daysBack === 0 ? MOST_DAYS_BACK + 1 : MOST_DAYS_BACK + 1 - daysBack;
}
