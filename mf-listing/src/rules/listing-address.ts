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

/** A whole number of up to nine digits. */
export function isListingId(id: string | undefined): id is string {
  return id !== undefined && /^[1-9]\d{0,8}$/.test(id);
}

export interface ParsedStay {
  stay: DayRange | undefined;
  /** The address has to be corrected: its dates were swapped, converted or dropped. */
  changed: boolean;
}

/** By the same rules as a search; other parameters are ignored. */
export function parseStay(search: string, today: string): ParsedStay {
  const { date_from: rawFrom, date_to: rawTo } = parseParams(search);
  const { query, changed } = sanitiseSearch({ date_from: rawFrom, date_to: rawTo }, plainDate(today));
  const { date_from: from, date_to: to } = query;
  return { stay: from && to ? { from, to } : undefined, changed };
}

export function formatStayQuery(stay: DayRange | undefined): string {
  return stay ? new URLSearchParams({ date_from: stay.from, date_to: stay.to }).toString() : '';
}

export function searchForStay(placeSlug: string, { from, to }: DayRange): URLSearchParams {
  return new URLSearchParams({ where: placeSlug, date_from: from, date_to: to });
}

export function withStay(search: string, stay: DayRange | undefined): string {
  const params = new URLSearchParams(search);
  params.delete('date_from');
  params.delete('date_to');
  const dates = stay ? { date_from: stay.from, date_to: stay.to } : {};
  return new URLSearchParams([...Object.entries(dates), ...params]).toString();
}

/** Parameters of a quote that change the price of a stay. */
const CHOICES = ['km', 'options', 'insurance', 'second_driver', 'rental_cover', 'cancel_insurance', 'coupon'];

/** Whether the listing's own price is the price of the address, with nothing chosen beside the dates. */
export function isPlainStay(search: string): boolean {
  const params = new URLSearchParams(search);
  return CHOICES.every((name) => !params.has(name));
}

export interface HandoverHours {
  from: DepartureHour;
  to: ArrivalHour;
}

/** The hours that give the longest trip. */
const DEFAULT_HOURS: HandoverHours = { from: DEPARTURE_HOURS[0], to: ARRIVAL_HOURS[1] };

export function parseHandoverHours(search: string): HandoverHours {
  const params = new URLSearchParams(search);
  return {
    from: readDepartureHour(params.get('hour_from') ?? '') ?? DEFAULT_HOURS.from,
    to: readArrivalHour(params.get('hour_to') ?? '') ?? DEFAULT_HOURS.to,
  };
}

/** Default hours are left out. */
export function withHours(search: string, hours: HandoverHours): string {
  const params = new URLSearchParams(search);
  for (const end of ['from', 'to'] as const) {
    if (hours[end] === DEFAULT_HOURS[end]) params.delete(`hour_${end}`);
    else params.set(`hour_${end}`, String(hours[end]));
  }
  return params.toString();
}
