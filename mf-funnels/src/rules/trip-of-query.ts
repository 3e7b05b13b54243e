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

/** The days of a trip and the hours at which it begins and ends. */
export interface Trip {
  from: PlainDate;
  to: PlainDate;
  /** The first one the api takes without it. */
  hourFrom: DepartureHour | undefined;
  /** The last one the api takes without it. */
  hourTo: ArrivalHour | undefined;
}

/** Parses the trip in a query; undefined without two valid days. */
export function parseTrip(search: string): Trip | undefined {
  const params = new URLSearchParams(search);
  const [from, to] = [params.get('date_from'), params.get('date_to')];
  if (!isPlainDate(from) || !isPlainDate(to)) return undefined;
  const hourFrom = readDepartureHour(params.get('hour_from') ?? '');
  const hourTo = readArrivalHour(params.get('hour_to') ?? '');
  return { from, to, hourFrom, hourTo };
}

/** The days of a trip. */
export function daysOf({ date_from, date_to }: Pick<GuestBooking, 'date_from' | 'date_to'>): DayRange {
  return { from: plainDate(date_from), to: plainDate(date_to) };
}
