import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from '../endpoint-options';

/**
 * A trip for its guest's calendar: one event, RFC 5545.
 * @throws ApiError 404 `booking_not_found` for what is missing or somebody else's
 */
export function getTripCalendar(id: number | string, options: EndpointOptions = {}): Promise<string> {
  const path = `/v4/bookings-guest/${encodeURIComponent(id)}/calendar/`;
  return (options.http ?? http()).get<string>(path, { ...options, isText: true });
}
