import { http } from '@campavia/api-client/core';
import type {
  BankAccountRecord,
  BeneficialOwner,
  ChangeBankAccount,
  CreateBeneficialOwner,
  IdentitySession,
  UboDeclaration,
  UpdateUboDeclaration,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

const IBAN = '/3/mangopay/iban/';
const IDENTITY = '/v4/users/me/identity-session/';
const DECLARATION = '/3/mangopay/ubo-declaration/';

/** The bank account for the user's payouts; an empty record without one. */
export function getBankAccount(options: EndpointOptions = {}): Promise<BankAccountRecord> {
  return (options.http ?? http()).get<BankAccountRecord>(IBAN, options);
}

/** Replaces the bank account. @throws ApiError 400 with messages by field, 405 `owner_details_missing`. */
export function changeBankAccount(
  form: ChangeBankAccount,
  options: EndpointOptions = {},
): Promise<BankAccountRecord> {
  return (options.http ?? http()).post<BankAccountRecord>(IBAN, form, options);
}

/** The latest declaration of beneficial owners. @throws ApiError 404 `ubo_not_needed`, 503 `provider_away`. */
export function getUboDeclaration(options: EndpointOptions = {}): Promise<UboDeclaration> {
  return (options.http ?? http()).get<UboDeclaration>(DECLARATION, options);
}

/** Begins a declaration (C) or submits it (A). @throws ApiError 405 `ubo_documents_first`, `ubo_person_missing`, `ubo_not_open`. */
export function updateUboDeclaration(
  form: UpdateUboDeclaration,
  options: EndpointOptions = {},
): Promise<UboDeclaration> {
  return (options.http ?? http()).patch<UboDeclaration>(DECLARATION, form, options);
}

/** Adds a beneficial owner to a declaration. @throws ApiError 400 with sentences per field, 405 `ubo_too_many`. */
export function addBeneficialOwner(
  declarationId: number,
  form: CreateBeneficialOwner,
  options: EndpointOptions = {},
): Promise<BeneficialOwner> {
  return (options.http ?? http()).post<BeneficialOwner>(`${DECLARATION}${declarationId}/ubo/`, form, options);
}

/** Changes a beneficial owner of a declaration. @throws ApiError 400 with sentences per field, 405 `ubo_not_open`. */
export function updateBeneficialOwner(
  at: { declarationId: number; personId: string },
  form: CreateBeneficialOwner,
  options: EndpointOptions = {},
): Promise<BeneficialOwner> {
  const person = encodeURIComponent(at.personId);
  const address = `${DECLARATION}${at.declarationId}/ubo/${person}/`;
  return (options.http ?? http()).patch<BeneficialOwner>(address, form, options);
}

/** The status of the user's identity check at the payment provider. */
export function getIdentitySession(options: EndpointOptions = {}): Promise<IdentitySession> {
  return (options.http ?? http()).get<IdentitySession>(IDENTITY, options);
}

/**
 * Starts an identity check at the payment provider, or continues the open one. @throws ApiError 405
 * `owner_details_missing`, 503 `provider_away`.
 */
export function startIdentitySession(options: EndpointOptions = {}): Promise<IdentitySession> {
  return (options.http ?? http()).post<IdentitySession>(IDENTITY, undefined, options);
}
