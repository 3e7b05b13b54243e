import { http } from '@campavia/api-client/core';
import type {
  CalendarFeed,
  CalendarPeriod,
  CalendarPrice,
  CalendarPrices,
  CopyWeek,
  CreateCalendarPeriod,
  CreateCalendarPrice,
  CreateIcalFeed,
  IcalExport,
  UpdateCalendarPeriod,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of an owner's calendar. */
export const ownerCalendarKeys = {
  feed: (camperId: number | string) => `owner-calendar/${camperId}`,
};

function pathOf(camperId: number | string, rest: string): string {
  return `/3/products/${encodeURIComponent(camperId)}/${rest}`;
}

/**
 * All data of a camper's calendar page.
 * @throws ApiError 404 `camper_not_found`, 405 `calendar_not_bookable`
 */
export function getCalendarFeed(
  camperId: number | string,
  options: EndpointOptions = {},
): Promise<CalendarFeed> {
  return (options.http ?? http()).get<CalendarFeed>(pathOf(camperId, 'calendar-feed/'), options);
}

/** Closes days. @throws ApiError 400 with a message naming the days if they are taken */
export function createCalendarPeriod(
  camperId: number | string,
  body: CreateCalendarPeriod,
  options: EndpointOptions = {},
): Promise<CalendarPeriod> {
  return (options.http ?? http()).post<CalendarPeriod>(pathOf(camperId, 'calendar/periods/'), body, options);
}

/** @throws ApiError 404 `calendar_period_not_found`, 405 `calendar_period_read_only` */
export function updateCalendarPeriod(
  camperId: number | string,
  periodId: number,
  body: UpdateCalendarPeriod,
  options: EndpointOptions = {},
): Promise<CalendarPeriod> {
  const path = pathOf(camperId, `calendar/periods/${periodId}/`);
  return (options.http ?? http()).patch<CalendarPeriod>(path, body, options);
}

/** Opens closed days again. @throws ApiError 404 `calendar_period_not_found`, 405 `calendar_period_read_only` */
export function deleteCalendarPeriod(
  camperId: number | string,
  periodId: number,
  options: EndpointOptions = {},
): Promise<void> {
  return (options.http ?? http()).delete<void>(pathOf(camperId, `calendar/periods/${periodId}/`), options);
}

/** Sets price and colour of days. */
export function createCalendarPrice(
  camperId: number | string,
  body: CreateCalendarPrice,
  options: EndpointOptions = {},
): Promise<CalendarPrice> {
  return (options.http ?? http()).post<CalendarPrice>(pathOf(camperId, 'calendar/prices/'), body, options);
}

/** Removes own prices of days, so that the seasons' prices apply. */
export function resetCalendarPrices(
  camperId: number | string,
  days: { date_from: string; date_to: string },
  options: EndpointOptions = {},
): Promise<void> {
  const path = pathOf(camperId, `calendar/prices/?${new URLSearchParams(days)}`);
  return (options.http ?? http()).delete<void>(path, options);
}

/** Copies the own prices of a week to days, weekday by weekday. */
export function copyCalendarWeek(
  camperId: number | string,
  body: CopyWeek,
  options: EndpointOptions = {},
): Promise<CalendarPrices> {
  const path = pathOf(camperId, 'calendar/prices/copy/');
  return (options.http ?? http()).post<CalendarPrices>(path, body, options);
}

/** Imports a calendar of another site. @throws ApiError 400 with the reason at `url` if it cannot be read */
export function addIcalFeed(
  camperId: number | string,
  body: CreateIcalFeed,
  options: EndpointOptions = {},
): Promise<CalendarFeed> {
  return (options.http ?? http()).post<CalendarFeed>(pathOf(camperId, 'ical-feed/'), body, options);
}

/** Stops importing a calendar. @throws ApiError 404 `calendar_feed_not_found` */
export function deleteIcalFeed(
  camperId: number | string,
  feedId: number,
  options: EndpointOptions = {},
): Promise<void> {
  return (options.http ?? http()).delete<void>(pathOf(camperId, `ical-feed/?feed_id=${feedId}`), options);
}

/** Imports a calendar of another site now. @throws ApiError 404 `calendar_feed_not_found` */
export function readIcalFeed(
  camperId: number | string,
  feedId: number,
  options: EndpointOptions = {},
): Promise<CalendarFeed> {
  const path = pathOf(camperId, `ical-feed/${feedId}/read/`);
  return (options.http ?? http()).post<CalendarFeed>(path, undefined, options);
}

/** Creates the link of the calendar feed for other sites; a previous link becomes invalid. */
export function renewIcalExport(
  camperId: number | string,
  options: EndpointOptions = {},
): Promise<IcalExport> {
  return (options.http ?? http()).post<IcalExport>(pathOf(camperId, 'ical-feed/export/'), undefined, options);
}
