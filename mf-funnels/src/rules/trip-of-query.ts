import {
  isPlainDate,
  readArrivalHour,
  readDepartureHour,
  type ArrivalHour,
  type DepartureHour,
  type PlainDate,
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

/** The trip an address asks for; undefined while it names no two days. */
export function tripOfQuery(search: string): Trip | undefined {
  const params = new URLSearchParams(search);
  const [from, to] = [params.get('date_from'), params.get('date_to')];
  if (!isPlainDate(from) || !isPlainDate(to)) return undefined;
  const hourFrom = readDepartureHour(params.get('hour_from') ?? '');
  const hourTo = readArrivalHour(params.get('hour_to') ?? '');
  return { from, to, hourFrom, hourTo };
}
