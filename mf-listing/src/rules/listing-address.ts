import { ARRIVAL_HOURS, type ArrivalHour, type DayRange, DEPARTURE_HOURS, type DepartureHour, parseParams, plainDate, readArrivalHour, readDepartureHour, sanitiseSearch } from '@campavia/domain';

/** Whether the id in an address can be a camper's at all: a whole number of up to nine digits. */
export function isListingId(id: string | undefined): id is string {
  return id !== undefined && /^[1-9]\d{0,8}$/.test(id);
}

/** The stay an address asks for. */
export interface ParsedStay {
  stay: DayRange | undefined;
  /** The address should say the same in our spelling: swapped, converted or dropped dates. */
  changed: boolean;
}

/** Reads `date_from` and `date_to` by the same rules as a search; other parameters do not matter. */
export function parseStay(search: string, today: string): ParsedStay {
  const { date_from: rawFrom, date_to: rawTo } = parseParams(search);
  const { query, changed } = sanitiseSearch({ date_from: rawFrom, date_to: rawTo }, plainDate(today));
  const { date_from: from, date_to: to } = query;
  return { stay: from && to ? { from, to } : undefined, changed };
}

/** A stay as the query of an address; empty without one. */
export function formatStayQuery(stay: DayRange | undefined): string {
  return stay ? new URLSearchParams({ date_from: stay.from, date_to: stay.to }).toString() : '';
}

/** The query of a search for campers of a place that are free for a stay. */
export function searchForStay(placeSlug: string, { from, to }: DayRange): URLSearchParams {
  return new URLSearchParams({ where: placeSlug, date_from: from, date_to: to });
}

/** An address's query with other days, or none, in it. What else it says stays. */
export function withStay(search: string, stay: DayRange | undefined): string {
  const params = new URLSearchParams(search);
  params.delete('date_from');
  params.delete('date_to');
  const dates = stay ? { date_from: stay.from, date_to: stay.to } : {};
  return new URLSearchParams([...Object.entries(dates), ...params]).toString();
}

/** When a trip begins and ends, in whole hours. */
export interface HandoverHours {
  from: DepartureHour;
  to: ArrivalHour;
}

/** What holds when an address says nothing: as long a trip as there is. */
const DEFAULT_HOURS: HandoverHours = { from: DEPARTURE_HOURS[0], to: ARRIVAL_HOURS[1] };

/** The hours an address asks for; any that nobody hands over at count as the usual ones. */
export function parseHandoverHours(search: string): HandoverHours {
  const params = new URLSearchParams(search);
  return {
    from: readDepartureHour(params.get('hour_from') ?? '') ?? DEFAULT_HOURS.from,
    to: readArrivalHour(params.get('hour_to') ?? '') ?? DEFAULT_HOURS.to,
  };
}

/** An address's query with other hours in it; the usual ones are not written. */
export function withHours(search: string, hours: HandoverHours): string {
  const params = new URLSearchParams(search);
  for (const end of ['from', 'to'] as const) {
    if (hours[end] === DEFAULT_HOURS[end]) params.delete(`hour_${end}`);
    else params.set(`hour_${end}`, String(hours[end]));
  }
  return params.toString();
}
