import { http } from '@campavia/api-client/core';
import type { EarningsResult, EarningsSimulation, LeadSource } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * The estimated earnings of a vehicle.
 * @throws ApiError 400 with messages by field, missing ones included; 429
 */
export function createEarningsSimulation(
  form: EarningsSimulation,
  options: EndpointOptions = {},
): Promise<EarningsResult> {
  return (options.http ?? http()).post<EarningsResult>('/v4/campers/earnings-simulation/', form, options);
}

/** A lead source by its code. @throws ApiError 404 `lead_source_not_found` */
export function getLeadSource(id: number, options: EndpointOptions = {}): Promise<LeadSource> {
  return (options.http ?? http()).get<LeadSource>(`/v4/leads/lead-sources/${id}/`, options);
}

/**
 * Notifies the customer management that the signed-in user lists a camper. @throws ApiError 404 for another user; 429
 */
export async function pushOnboardingLead(idUser: number, options: EndpointOptions = {}): Promise<void> {
  const path = `/v4/crm/hubspot/push-lead-ad-onboarding/${idUser}/`;
  await (options.http ?? http()).post(path, undefined, options);
}
