import { readArrivalHour, readDepartureHour, type ArrivalHour, type DepartureHour } from '@campavia/domain';

import type { FieldReader } from '../../core/field-reader';

/** Reads the hours of a form; absent ones do not change. */
export function readHours(
  form: { hour_from?: string; hour_to?: string },
  before: { hour_from: DepartureHour; hour_to: ArrivalHour },
  fields: FieldReader,
): { hour_from: DepartureHour; hour_to: ArrivalHour } {
  const from = form.hour_from === undefined ? before.hour_from : readDepartureHour(form.hour_from);
  const to = form.hour_to === undefined ? before.hour_to : readArrivalHour(form.hour_to);
  if (!from) fields.refuse('hour_from', 'field_not_a_departure_hour');
  if (!to) fields.refuse('hour_to', 'field_not_an_arrival_hour');
  return { hour_from: from ?? before.hour_from, hour_to: to ?? before.hour_to };
}

/** Maximum number of travellers: seat belts, or beds of a towed camper. */
export function mostTravellers({ seatbelts, beds }: { seatbelts: number; beds: number }): number {
  return Math.min(9, seatbelts || beds);
}
