import { http } from '@campavia/api-client/core';
import type { CreateBooking, GuestBooking } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Begins to book a camper; nothing is kept for anybody yet.
 * @throws ApiError 400 with the number of a price refusal or by field, 404 and 410 as the listing,
 * 405 `email_not_confirmed` or `too_many_open_requests`
 */
export function createBooking(body: CreateBooking, options: EndpointOptions = {}): Promise<GuestBooking> {
  return (options.http ?? http()).post<GuestBooking>('/v4/bookings/', body, options);
}
