import {
  ARRIVAL_HOURS,
  type ArrivalHour,
  type DayRange,
  DEPARTURE_HOURS,
  type DepartureHour,
  parseParams,
  plainDate,
  readArrivalHour,
  readDepartureHour,
  sanitiseSearch,
} from '@campavia/domain';

/** Whether a text can be the id of a camper: a whole number of up to nine digits. */
export function isListingId(id: string | undefined): id is string {
  return id !== undefined && /^[1-9]\d{0,8}$/.test(id);
}

/** The stay in an address. */
export interface ParsedStay {
  stay: DayRange | undefined;
  /** The address has to be corrected: its dates were swapped, converted or dropped. */
  changed: boolean;
}

/** Parses `date_from` and `date_to` by the same rules as a search; ignores other parameters. */
export function parseStay(search: string, today: string): ParsedStay {
  const { date_from: rawFrom, date_to: rawTo } = parseParams(search);
  const { query, changed } = sanitiseSearch({ date_from: rawFrom, date_to: rawTo }, plainDate(today));
  const { date_from: from, date_to: to } = query;
  return { stay: from && to ? { from, to } : undefined, changed };
}

/** Formats a stay as a query; empty without one. */
export function formatStayQuery(stay: DayRange | undefined): string {
  return stay ? new URLSearchParams({ date_from: stay.from, date_to: stay.to }).toString() : '';
}

/** The query of a search in a place for a stay. */
export function searchForStay(placeSlug: string, { from, to }: DayRange): URLSearchParams {
  return new URLSearchParams({ where: placeSlug, date_from: from, date_to: to });
}

/** Replaces or removes the dates in a query; other parameters stay. */
export function withStay(search: string, stay: DayRange | undefined): string {
  const params = new URLSearchParams(search);
  params.delete('date_from');
  params.delete('date_to');
  const dates = stay ? { date_from: stay.from, date_to: stay.to } : {};
  return new URLSearchParams([...Object.entries(dates), ...params]).toString();
}

/** Hours at which a trip begins and ends. */
export interface HandoverHours {
  from: DepartureHour;
  to: ArrivalHour;
}

/** Defaults that give the longest trip. */
const DEFAULT_HOURS: HandoverHours = { from: DEPARTURE_HOURS[0], to: ARRIVAL_HOURS[1] };

/** Parses the hours in a query; invalid ones become the defaults. */
export function parseHandoverHours(search: string): HandoverHours {
  const params = new URLSearchParams(search);
  return {
    from: readDepartureHour(params.get('hour_from') ?? '') ?? DEFAULT_HOURS.from,
    to: readArrivalHour(params.get('hour_to') ?? '') ?? DEFAULT_HOURS.to,
  };
}

/** Writes the hours into a query; defaults are left out. */
export function withHours(search: string, hours: HandoverHours): string {
  const params = new URLSearchParams(search);
  for (const end of ['from', 'to'] as const) {
    if (hours[end] === DEFAULT_HOURS[end]) params.delete(`hour_${end}`);
    else params.set(`hour_${end}`, String(hours[end]));
  }
  return params.toString();
}
