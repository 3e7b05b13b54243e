import { http } from '@campavia/api-client/core';
import type { AnalyticsEvent, EventsAnswer, ListingEvent, ListingEventsAnswer } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * Sends an event of a visitor who has consented; never call it before. E-mail address and phone number are sent as
 * SHA-256 only.
 * @throws ApiError with 400 for an invalid event, with 429 after too many calls
 */
export function sendEvents(
  events: readonly AnalyticsEvent[],
  options: EndpointOptions = {},
): Promise<EventsAnswer> {
  return (options.http ?? http()).post<EventsAnswer>('/v4/events/send/', { events }, options);
}

/**
 * Counts cards that were visible for a second and listings that were opened, up to a hundred at a time. Contains
 * nothing about the viewer and needs no consent.
 * @throws ApiError with 400 for an invalid listing event, with 429 after too many calls
 */
export function sendListingEvents(
  marks: readonly ListingEvent[],
  options: EndpointOptions = {},
): Promise<ListingEventsAnswer> {
  return (options.http ?? http()).post<ListingEventsAnswer>('/v4/marks/', { marks }, options);
}
