import { http } from '@campavia/api-client/core';
import type { BookingPrice, ChooseOptions } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Chooses all of the owner's options anew, and says what the booking costs then.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`, 400 on `options`
 */
export function chooseBookingOptions(
  id: number | string,
  body: ChooseOptions,
  options: EndpointOptions = {},
): Promise<BookingPrice> {
  return (options.http ?? http()).post<BookingPrice>(
    `/3/my-requests/${encodeURIComponent(id)}/options/`,
    body,
    options,
  );
}
