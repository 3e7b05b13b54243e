import { http } from '@campavia/api-client/core';
import type {
  Company,
  CreateCompany,
  LegalProfile,
  Moneyboxes,
  PayoutRequirements,
  UpdateCompany,
  UpdateLegalProfile,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** The company that an owner rents out for. @throws ApiError 404 `company_not_found` before it is created. */
export function getCompany(options: EndpointOptions = {}): Promise<Company> {
  return (options.http ?? http()).get<Company>('/v4/users/me/company/', options);
}

/** Creates the company that an owner rents out for. @throws ApiError 400 with sentences per field, 409 `company_exists`. */
export function createCompany(form: CreateCompany, options: EndpointOptions = {}): Promise<Company> {
  return (options.http ?? http()).post<Company>('/v4/users/me/company/', form, options);
}

/** Changes the company that an owner rents out for. @throws ApiError 400 with sentences per field, 404 `company_not_found`. */
export function updateCompany(changes: UpdateCompany, options: EndpointOptions = {}): Promise<Company> {
  return (options.http ?? http()).patch<Company>('/v4/users/me/company/', changes, options);
}

/** Makes the user a private owner again. @throws ApiError 409 `company_has_trips`, `company_money_open`. */
export async function endCompany(options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).delete('/v4/users/me/company/', undefined, options);
}

/** The legally responsible person. @throws ApiError 404 `legal_profile_not_found` before it is created. */
export function getLegalProfile(options: EndpointOptions = {}): Promise<LegalProfile> {
  return (options.http ?? http()).get<LegalProfile>('/v4/users/me/legal/', options);
}

/** Creates the legal profile. @throws ApiError 400 with sentences per field, 409 `legal_profile_exists`. */
export function createLegalProfile(form: LegalProfile, options: EndpointOptions = {}): Promise<LegalProfile> {
  return (options.http ?? http()).post<LegalProfile>('/v4/users/me/legal/', form, options);
}

/** Changes the legal profile. @throws ApiError 400 with messages by field, 404 `legal_profile_not_found`. */
export function updateLegalProfile(
  changes: UpdateLegalProfile,
  options: EndpointOptions = {},
): Promise<LegalProfile> {
  return (options.http ?? http()).patch<LegalProfile>('/v4/users/me/legal/', changes, options);
}

/** Rental credits that can still be used, in the order of use. */
export function getMoneyboxes(options: EndpointOptions = {}): Promise<Moneyboxes> {
  return (options.http ?? http()).get<Moneyboxes>('/3/moneyboxes/', options);
}

/** Cache key of the payout requirements. */
export const payoutRequirementsKey = 'payout-requirements';

/** The requirements for payouts to the user, in the recommended order. */
export function getPayoutRequirements(options: EndpointOptions = {}): Promise<PayoutRequirements> {
  return (options.http ?? http()).get<PayoutRequirements>('/v4/users/me/payout-requirements/', options);
}

/** Stops e-mails about rental credit. @throws ApiError 400 `link_invalid` */
export async function stopCreditEmails(token: string, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).post('/3/moneyboxes/unsubscribe/', { token }, options);
}
