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

/** What the calendar of an owner's camper is remembered by. */
export const ownerCalendarKeys = {
  feed: (camperId: number | string) => `owner-calendar/${camperId}`,
};

function pathOf(camperId: number | string, rest: string): string {
  return `/3/products/${encodeURIComponent(camperId)}/${rest}`;
}

/**
 * Everything that the page of a camper's calendar shows.
 * @throws ApiError 404 `camper_not_found`, 405 `calendar_not_bookable`
 */
export function getCalendarFeed(
  camperId: number | string,
  options: EndpointOptions = {},
): Promise<CalendarFeed> {
  return (options.http ?? http()).get<CalendarFeed>(pathOf(camperId, 'calendar-feed/'), options);
}

/** Closes days. @throws ApiError 400 with the days in words where they are taken */
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

/** Gives days a price and a colour. */
export function createCalendarPrice(
  camperId: number | string,
  body: CreateCalendarPrice,
  options: EndpointOptions = {},
): Promise<CalendarPrice> {
  return (options.http ?? http()).post<CalendarPrice>(pathOf(camperId, 'calendar/prices/'), body, options);
}

/** Gives days the prices of their seasons back. */
export function resetCalendarPrices(
  camperId: number | string,
  days: { date_from: string; date_to: string },
  options: EndpointOptions = {},
): Promise<void> {
  const path = pathOf(camperId, `calendar/prices/?${new URLSearchParams(days)}`);
  return (options.http ?? http()).delete<void>(path, options);
}

/** Gives days the prices of a week, weekday by weekday. */
export function copyCalendarWeek(
  camperId: number | string,
  body: CopyWeek,
  options: EndpointOptions = {},
): Promise<CalendarPrices> {
  const path = pathOf(camperId, 'calendar/prices/copy/');
  return (options.http ?? http()).post<CalendarPrices>(path, body, options);
}

/** Follows a calendar of another site. @throws ApiError 400 with the reason at `url` where it cannot be read */
export function addIcalFeed(
  camperId: number | string,
  body: CreateIcalFeed,
  options: EndpointOptions = {},
): Promise<CalendarFeed> {
  return (options.http ?? http()).post<CalendarFeed>(pathOf(camperId, 'ical-feed/'), body, options);
}

/** Stops following a calendar. @throws ApiError 404 `calendar_feed_not_found` */
export function deleteIcalFeed(
  camperId: number | string,
  feedId: number,
  options: EndpointOptions = {},
): Promise<void> {
  return (options.http ?? http()).delete<void>(pathOf(camperId, `ical-feed/?feed_id=${feedId}`), options);
}

/** Reads a calendar of another site now. @throws ApiError 404 `calendar_feed_not_found` */
export function readIcalFeed(
  camperId: number | string,
  feedId: number,
  options: EndpointOptions = {},
): Promise<CalendarFeed> {
  const path = pathOf(camperId, `ical-feed/${feedId}/read/`);
  return (options.http ?? http()).post<CalendarFeed>(path, undefined, options);
}

/** Makes the link by which other sites read when the camper is taken; one made before leads nowhere any more. */
export function renewIcalExport(
  camperId: number | string,
  options: EndpointOptions = {},
): Promise<IcalExport> {
  return (options.http ?? http()).post<IcalExport>(pathOf(camperId, 'ical-feed/export/'), undefined, options);
}
