import { http } from '@campavia/api-client/core';
import type { InsuranceConditions, InsuranceConditionsForm } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** What the conditions of an owner's own insurance are remembered by. */
export const insuranceConditionsKeys = {
  ofCamper: (camperId: number) => `insurance-conditions/${camperId}`,
  ofBooking: (camperId: number, bookingId: number) => `insurance-conditions/${camperId}/${bookingId}`,
};

/** Fifty megabytes over a line that sends 4 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 120_000;

function pathOf(camperId: number): string {
  return `/3/insurance/condition/product/${camperId}/`;
}

/**
 * The conditions of the own insurance of a camper's owner: those in force, or those that a booking was agreed on.
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
 * Puts whole conditions in force: files, PDF, JPEG, PNG or WebP of 10 MB at most, and what a guest pays of a damage.
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

/** Changes conditions: files in place of all of before, or the amount. @throws ApiError as `sendInsuranceConditions` */
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
