import {
  ARRIVAL_HOURS,
  DEPARTURE_HOURS,
  readArrivalHour,
  readDepartureHour,
  type ArrivalHour,
  type DepartureHour,
} from '@campavia/domain';

/** When a trip begins and ends, in whole hours. */
export interface HandOverHours {
  from: DepartureHour;
  to: ArrivalHour;
}

/** What holds when an address says nothing: as long a trip as there is. */
const USUAL: HandOverHours = { from: DEPARTURE_HOURS[0], to: ARRIVAL_HOURS[1] };

/** The hours an address asks for; any that nobody hands over at count as the usual ones. */
export function hoursOfQuery(search: string): HandOverHours {
  const params = new URLSearchParams(search);
  return {
    from: readDepartureHour(params.get('hour_from') ?? '') ?? USUAL.from,
    to: readArrivalHour(params.get('hour_to') ?? '') ?? USUAL.to,
  };
}

/** An address's query with other hours in it; the usual ones are not written. */
export function queryWithHours(search: string, hours: HandOverHours): string {
  const params = new URLSearchParams(search);
  for (const end of ['from', 'to'] as const) {
    if (hours[end] === USUAL[end]) params.delete(`hour_${end}`);
    else params.set(`hour_${end}`, String(hours[end]));
  }
  return params.toString();
}
