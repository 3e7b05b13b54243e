import { http } from '@campavia/api-client/core';
import type { OwnHoliday, StartHoliday } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

const PATH = '/3/products/me/holiday/';

/** Cache key of an owner's holiday. */
export const holidayKeys = { own: () => 'own-holiday' };

/** The days for which all own campers are closed. */
export function getHoliday(options: EndpointOptions = {}): Promise<OwnHoliday> {
  return (options.http ?? http()).get<OwnHoliday>(PATH, options);
}

/** Closes all own campers for some days. @throws ApiError 400 at date_from, date_to */
export function startHoliday(form: StartHoliday, options: EndpointOptions = {}): Promise<OwnHoliday> {
  return (options.http ?? http()).post<OwnHoliday>(PATH, form, options);
}

/** Opens the campers again from today on. */
export function endHoliday(options: EndpointOptions = {}): Promise<void> {
  return (options.http ?? http()).delete<void>(PATH, undefined, options);
}
