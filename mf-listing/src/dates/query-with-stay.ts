import type { DayRange } from '@campavia/domain';

/** An address's query with other days, or none, in it. What else it says stays. */
export function queryWithStay(search: string, stay: DayRange | undefined): string {
  const params = new URLSearchParams(search);
  params.delete('date_from');
  params.delete('date_to');
  const dates = stay ? { date_from: stay.from, date_to: stay.to } : {};
  return new URLSearchParams([...Object.entries(dates), ...params]).toString();
}
