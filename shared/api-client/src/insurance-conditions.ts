import { http } from '@campavia/api-client/core';
import type { InsuranceConditions, InsuranceConditionsForm } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of the conditions of own insurances. */
export const insuranceConditionsKeys = {
  ofCamper: (camperId: number) => `insurance-conditions/${camperId}`,
  ofBooking: (camperId: number, bookingId: number) => `insurance-conditions/${camperId}/${bookingId}`,
};

/** Time for fifty megabytes at 4 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 120_000;

function pathOf(camperId: number): string {
  return `/3/insurance/condition/product/${camperId}/`;
}

/**
 * The conditions of the own insurance of a camper's owner: the current ones, or those agreed for a booking.
 * @throws ApiError 404, 410 as the listing; 404 `booking_not_found`
 */
export function getInsuranceConditions(
  camperId: number,
  { booking, ...options }: EndpointOptions & { booking?: number } = {},
): Promise<InsuranceConditions> {
  const query = booking === undefined ? '' : `?booking=${booking}`;
  return (options.http ?? http()).get<InsuranceConditions>(`${pathOf(camperId)}${query}`, options);
}

/**
 * Publishes new conditions: files, PDF, JPEG, PNG or WebP of 10 MB at most, and the guest's deductible.
 * @throws ApiError 400 at `file` and `deductible_amount`; 412 with the `current` conditions; 429; 503
 */
export function sendInsuranceConditions(
  camperId: number,
  form: InsuranceConditionsForm,
  options: EndpointOptions = {},
): Promise<InsuranceConditions> {
  return (options.http ?? http()).post<InsuranceConditions>(pathOf(camperId), toFormData(form), {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    ...options,
  });
}

/**
 * Changes conditions: new files replace all previous ones; or changes the amount. @throws ApiError as
 * `sendInsuranceConditions`
 */
export function changeInsuranceConditions(
  camperId: number,
  form: InsuranceConditionsForm,
  options: EndpointOptions = {},
): Promise<InsuranceConditions> {
  return (options.http ?? http()).patch<InsuranceConditions>(pathOf(camperId), toFormData(form), {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    ...options,
  });
}

function toFormData({ files, deductible_amount: amount }: InsuranceConditionsForm): FormData {
  const form = new FormData();
  if (amount !== undefined) form.set('deductible_amount', amount);
  for (const file of files) form.append('file', file, file.name);
  return form;
}
