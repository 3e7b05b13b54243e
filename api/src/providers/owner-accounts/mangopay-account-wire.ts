import { momentMs, type PayoutRefusal, type PlainDate, type ProviderRefusal } from '@campavia/domain';

import type { MangopayObject } from '../payments/mangopay-session';
import { textOf } from '../payments/mangopay-wire';
import { PaymentsFailure } from '../payments/payments-provider';
import type {
  BankAccountStatus,
  BeneficialOwner,
  DeclarationStatus,
  IdentitySession,
  LegalPersonType,
  PayoutAnswer,
  PostalAddress,
  ProviderBankAccount,
  ProviderDeclaration,
  ProviderDocument,
  ProviderDocumentType,
  ProviderPerson,
  ProviderUser,
} from './owner-accounts-provider';

const SECOND_MS = 1000;

/** api-reference/users/create-legal-user-sca: the only partnership type is the German GbR. */
export const LEGAL_PERSON_TYPES: Record<LegalPersonType, string> = {
  SOLETRADER: 'SOLETRADER',
  BUSINESS: 'BUSINESS',
  PARTNERSHIP_DE: 'PARTNERSHIP',
  PARTNERSHIP_NL: 'BUSINESS',
};

/** api-reference/kyc-documents/kyc-document-object */
export const DOCUMENT_TYPES: Record<ProviderDocumentType, string> = {
  id_proof: 'IDENTITY_PROOF',
  reg_proof: 'REGISTRATION_PROOF',
  reg_association: 'ARTICLES_OF_ASSOCIATION',
  shareholder_decl: 'SHAREHOLDER_DECLARATION',
  addr_proof: 'ADDRESS_PROOF',
};

const DECLARATION_STATUSES: Record<string, DeclarationStatus> = {
  CREATED: 'C',
  VALIDATION_ASKED: 'A',
  VALIDATED: 'V',
  INCOMPLETE: 'I',
  REFUSED: 'R',
};
const ACCOUNT_STATUSES: Record<string, BankAccountStatus> = {
  PENDING: 'PENDING',
  ACTIVE: 'ACTIVE',
  CANCELED: 'INACTIVE',
  DEACTIVATED: 'INACTIVE',
};
const DOCUMENT_REFUSALS: Record<string, ProviderRefusal> = {
  DOCUMENT_HAS_EXPIRED: 'EXPIRED',
  DOCUMENT_NOT_ACCEPTED: 'NOT_ACCEPTED',
  DOCUMENT_UNREADABLE: 'UNREADABLE',
  DOCUMENT_INCOMPLETE: 'INCOMPLETE',
  DOCUMENT_MISSING: 'INCOMPLETE',
  DOCUMENT_DO_NOT_MATCH_USER_DATA: 'DO_NOT_MATCH_USER_DATA',
  UNDERAGE_PERSON: 'UNDERAGE',
  DOCUMENT_FALSIFIED: 'FALSIFIED',
};
/** errors/codes: payout errors that an owner can resolve. */
const PAYOUT_REFUSALS: Record<string, PayoutRefusal> = {
  '121001': 'account_refused',
  '121006': 'account_closed',
  '121018': 'account_refused',
  '002998': 'identity',
};

export function toMangopayAddress({ street, city, zipcode, country }: PostalAddress) {
  return { AddressLine1: street, City: city, PostalCode: zipcode, Country: country };
}

/** Birth dates are Unix timestamps of midnight UTC. */
export function toTimestamp(date: PlainDate): number {
  return momentMs(`${date}T00:00:00Z`) / SECOND_MS;
}

export function toMangopayPerson(person: ProviderPerson) {
  return {
    FirstName: person.firstName,
    LastName: person.lastName,
    Email: person.email,
    Birthday: toTimestamp(person.bornOn),
    Nationality: person.nationality,
    CountryOfResidence: person.countryOfResidence,
  };
}

export function toUbo(person: BeneficialOwner) {
  return {
    FirstName: person.firstName,
    LastName: person.lastName,
    Birthday: toTimestamp(person.bornOn),
    Nationality: person.nationality,
    Birthplace: { City: person.birthCity, Country: person.birthCountry },
    Address: toMangopayAddress(person.address),
  };
}

/** The following parse objects of the API. @throws PaymentsFailure away */
export function readUser(object: MangopayObject): ProviderUser {
  return { id: textOf(object, 'Id'), confirmUrl: confirmUrlOf(object) };
}

export function readRecipient(object: MangopayObject): ProviderBankAccount {
  const status = known(ACCOUNT_STATUSES, object.Status);
  const confirmUrl = status === 'PENDING' ? confirmUrlOf(object) : null;
  return { id: textOf(object, 'Id'), status, reference: optionalText(object.Tag) ?? '', confirmUrl };
}

export function readUboDeclaration(object: MangopayObject): ProviderDeclaration {
  const ubos = Array.isArray(object.Ubos) ? (object.Ubos as MangopayObject[]) : [];
  return {
    id: textOf(object, 'Id'),
    status: known(DECLARATION_STATUSES, object.Status),
    reason: optionalText(object.Reason),
    persons: ubos.filter(({ IsActive }) => IsActive !== false).map(readUbo),
  };
}

export function readKycDocument(object: MangopayObject): ProviderDocument {
  const statuses = { CREATED: 1, VALIDATION_ASKED: 1, VALIDATED: 1, REFUSED: 1, OUT_OF_DATE: 1 };
  const status = textOf(object, 'Status') as ProviderDocument['status'];
  if (!(status in statuses)) throw new PaymentsFailure('away', `a document in the state ${status}`);
  const refusal = DOCUMENT_REFUSALS[optionalText(object.RefusedReasonType) ?? ''] ?? 'NOT_ACCEPTED';
  return { id: textOf(object, 'Id'), status, refusal: status === 'REFUSED' ? refusal : null };
}

export function readIdentitySession(object: MangopayObject): IdentitySession {
  const statuses: Record<string, IdentitySession['status']> = {
    PENDING: 'PENDING',
    REVIEW: 'REVIEW',
    VALIDATED: 'VALIDATED',
    REFUSED: 'REFUSED',
    EXPIRED: 'EXPIRED',
    OUT_OF_DATE: 'EXPIRED',
  };
  return {
    id: textOf(object, 'Id'),
    url: textOf(object, 'HostedUrl'),
    status: known(statuses, object.Status),
  };
}

export function readPayoutObject(object: MangopayObject): PayoutAnswer {
  const status = textOf(object, 'Status') as PayoutAnswer['status'];
  if (!['CREATED', 'SUCCEEDED', 'FAILED'].includes(status)) {
    throw new PaymentsFailure('away', `a payout in the state ${status}`);
  }
  const refusal = PAYOUT_REFUSALS[optionalText(object.ResultCode) ?? ''] ?? 'other';
  return { id: textOf(object, 'Id'), status, refusal: status === 'FAILED' ? refusal : null };
}

/** Parses a list. @throws PaymentsFailure away */
export function listOf(body: unknown): MangopayObject[] {
  if (Array.isArray(body)) return body as MangopayObject[];
  throw new PaymentsFailure('away', 'an answer that is no list');
}

function readUbo(object: MangopayObject): BeneficialOwner & { id: string } {
  const address = (object.Address ?? {}) as MangopayObject;
  const birthplace = (object.Birthplace ?? {}) as MangopayObject;
  return {
    id: textOf(object, 'Id'),
    firstName: textOf(object, 'FirstName'),
    lastName: textOf(object, 'LastName'),
    bornOn: new Date(Number(object.Birthday) * SECOND_MS).toISOString().slice(0, 10) as PlainDate,
    birthCity: textOf(birthplace, 'City'),
    birthCountry: textOf(birthplace, 'Country'),
    nationality: textOf(object, 'Nationality'),
    address: {
      street: textOf(address, 'AddressLine1'),
      city: textOf(address, 'City'),
      zipcode: textOf(address, 'PostalCode'),
      country: textOf(address, 'Country'),
    },
  };
}

function confirmUrlOf({ PendingUserAction }: MangopayObject): string | null {
  return optionalText(((PendingUserAction ?? {}) as MangopayObject).RedirectUrl);
}

function optionalText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function known<Value>(values: Record<string, Value>, status: unknown): Value {
  const value = values[String(status)];
  if (value !== undefined) return value;
  throw new PaymentsFailure('away', `an answer in the state ${String(status)}`);
}
