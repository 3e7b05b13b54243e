import type { GuestBooking } from '@campavia/contracts';
import {
  type ArrivalHour,
  type DayRange,
  type DepartureHour,
  isPlainDate,
  type PlainDate,
  plainDate,
  readArrivalHour,
  readDepartureHour,
} from '@campavia/domain';

export interface Trip {
  from: PlainDate;
  to: PlainDate;
  /** The api assumes the first hour when absent. */
  hourFrom: DepartureHour | undefined;
  /** The api assumes the last hour when absent. */
  hourTo: ArrivalHour | undefined;
}

export function parseTrip(search: string): Trip | undefined {
  const params = new URLSearchParams(search);
  const [from, to] = [params.get('date_from'), params.get('date_to')];
  if (!isPlainDate(from) || !isPlainDate(to)) return undefined;
  const hourFrom = readDepartureHour(params.get('hour_from') ?? '');
  const hourTo = readArrivalHour(params.get('hour_to') ?? '');
  return { from, to, hourFrom, hourTo };
}

export function daysOf({ date_from, date_to }: Pick<GuestBooking, 'date_from' | 'date_to'>): DayRange {
  return { from: plainDate(date_from), to: plainDate(date_to) };
}
