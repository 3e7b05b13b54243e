import type {
  CurrencyCode,
  DocumentType,
  Minor,
  PayoutRefusal,
  PlainDate,
  ProviderRefusal,
} from '@campavia/domain';

import type { WebhookHeaders } from '../payments/payments-provider';

/** Legal forms, as stored with owner accounts. */
export type LegalPersonType = 'SOLETRADER' | 'BUSINESS' | 'PARTNERSHIP_DE' | 'PARTNERSHIP_NL';

export interface PostalAddress {
  street: string;
  city: string;
  zipcode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Personal data that the provider requires. */
export interface ProviderPerson {
  firstName: string;
  lastName: string;
  email: string;
  bornOn: PlainDate;
  /** ISO 3166-1 alpha-2. */
  nationality: string;
  /** ISO 3166-1 alpha-2. */
  countryOfResidence: string;
  address: PostalAddress;
}

/** An owner: a person, or a company with its representative. */
export type ProviderOwner =
  | { kind: 'natural'; reference: string; person: ProviderPerson }
  | {
      kind: 'legal';
      reference: string;
      type: LegalPersonType;
      name: string;
      email: string;
      registrationNumber: string;
      headquarters: PostalAddress;
      representative: ProviderPerson;
    };

/** An owner's user at the provider. */
export interface ProviderUser {
  id: string;
  /** URL for the owner's strong customer authentication; null when not needed. */
  confirmUrl: string | null;
}

/** PENDING waits for the owner's confirmation at `confirmUrl`. */
export type BankAccountStatus = 'PENDING' | 'ACTIVE' | 'INACTIVE';

export interface BankAccountOrder {
  /** Without spaces, with valid check digits. */
  iban: string;
  holder: string;
  isCompany: boolean;
  address: PostalAddress;
  currency: CurrencyCode;
  /** Our reference, returned with the account. At most 100 characters. */
  reference: string;
}

export interface ProviderBankAccount {
  id: string;
  status: BankAccountStatus;
  reference: string;
  /** URL for the owner's strong customer authentication; null when not needed. */
  confirmUrl: string | null;
}

/**
 * C created, A submitted, V validated, I incomplete (can be changed and submitted again), R refused (a new one is
 * needed).
 */
export type DeclarationStatus = 'C' | 'A' | 'V' | 'I' | 'R';

/** A beneficial owner. */
export interface BeneficialOwner {
  firstName: string;
  lastName: string;
  bornOn: PlainDate;
  birthCity: string;
  /** ISO 3166-1 alpha-2. */
  birthCountry: string;
  /** ISO 3166-1 alpha-2. */
  nationality: string;
  address: PostalAddress;
}

export interface ProviderDeclaration {
  id: string;
  status: DeclarationStatus;
  /** Reason for I or R, in the provider's code; null otherwise. */
  reason: string | null;
  persons: (BeneficialOwner & { id: string })[];
}

/** Documents that the provider reviews. */
export const PROVIDER_DOCUMENT_TYPES = [
  'id_proof',
  'reg_proof',
  'reg_association',
  'shareholder_decl',
  'addr_proof',
] as const satisfies readonly DocumentType[];
export type ProviderDocumentType = (typeof PROVIDER_DOCUMENT_TYPES)[number];

/** Sizes of a page's file in bytes: guides/users/verification/documents/submission. */
export function pageSizesOf(type: ProviderDocumentType): { min: number; max: number } {
  return { min: type === 'id_proof' ? 32 * 1024 : 1024, max: 7 * 1024 * 1024 };
}

export interface ProviderDocumentOrder {
  type: ProviderDocumentType;
  reference: string;
  /** JPEG, PNG or PDF of the sizes of `pageSizesOf`; at most five. */
  pages: readonly { name: string; content: Buffer }[];
}

export interface ProviderDocument {
  id: string;
  status: 'CREATED' | 'VALIDATION_ASKED' | 'VALIDATED' | 'REFUSED' | 'OUT_OF_DATE';
  /** Null unless REFUSED. */
  refusal: ProviderRefusal | null;
}

/** A session on the provider's pages in which an owner proves their identity. */
export interface IdentitySession {
  id: string;
  /** Valid for seven days. */
  url: string;
  status: 'PENDING' | 'REVIEW' | 'VALIDATED' | 'REFUSED' | 'EXPIRED';
}

export interface PayoutOrder {
  userId: string;
  bankAccountId: string;
  /** Above zero. */
  amount: Minor;
  currency: CurrencyCode;
  /** Our reference: unique per payout and the same for all its attempts. At most 100 characters. */
  reference: string;
  /** Shown on the bank statement; at most 12 characters. */
  statement: string;
}

export interface PayoutAnswer {
  id: string;
  /** CREATED is in progress. */
  status: 'CREATED' | 'SUCCEEDED' | 'FAILED';
  /** Null unless FAILED. */
  refusal: PayoutRefusal | null;
}

/**
 * An object changed at the provider. Contains no state, so that repeated, late or reordered events have no effect: the
 * state is queried.
 */
export interface OwnerAccountEvent {
  /** Unique per event. */
  id: string;
  kind: 'payout' | 'ubo_declaration' | 'document' | 'identity_session' | 'bank_account';
  objectId: string;
}

/**
 * A provider of owner accounts: identity, bank account, beneficial owners and payouts. The same idempotency key returns
 * the same answer and creates nothing twice; after `away` retry with the same key. Every call throws PaymentsFailure:
 * `away`, `refused` (invalid for the provider), `unknown`, `conflict`.
 */
export interface OwnerAccountsProvider {
  createUser(owner: ProviderOwner, idempotencyKey: string): Promise<ProviderUser>;
  /**
   * Closes a user for good; does nothing if it is closed already. The provider retains the data that the law requires.
   * @throws PaymentsFailure refused while a wallet of the user holds money
   */
  closeUser(user: { id: string; kind: ProviderOwner['kind'] }): Promise<void>;

  createBankAccount(
    userId: string,
    order: BankAccountOrder,
    idempotencyKey: string,
  ): Promise<ProviderBankAccount>;
  /** All accounts, including inactive ones, latest first. */
  listBankAccounts(userId: string): Promise<ProviderBankAccount[]>;
  /** Does nothing if the account is already inactive. */
  deactivateBankAccount(userId: string, id: string): Promise<void>;

  createDeclaration(userId: string, idempotencyKey: string): Promise<ProviderDeclaration>;
  declaration(userId: string, id: string): Promise<ProviderDeclaration>;
  /** Returns the person's id. @throws PaymentsFailure refused unless the declaration is C or I */
  addBeneficialOwner(
    target: { userId: string; declarationId: string },
    person: BeneficialOwner,
    idempotencyKey: string,
  ): Promise<string>;
  /** @throws PaymentsFailure refused unless the declaration is C or I */
  updateBeneficialOwner(
    target: { userId: string; declarationId: string; personId: string },
    person: BeneficialOwner,
  ): Promise<void>;
  /** Submits a declaration; does nothing if already submitted. @throws PaymentsFailure refused without a person */
  submitDeclaration(userId: string, id: string): Promise<ProviderDeclaration>;

  submitDocument(
    userId: string,
    order: ProviderDocumentOrder,
    idempotencyKey: string,
  ): Promise<ProviderDocument>;
  document(userId: string, id: string): Promise<ProviderDocument>;
  createIdentitySession(
    userId: string,
    order: { returnUrl: string; reference: string },
    idempotencyKey: string,
  ): Promise<IdentitySession>;
  identitySession(id: string): Promise<IdentitySession>;

  /** A payout that the bank returns is an answer, not a failure. */
  payOut(order: PayoutOrder, idempotencyKey: string): Promise<PayoutAnswer>;
  payoutStatus(id: string): Promise<PayoutAnswer>;

  /**
   * Parses a webhook call: `rawBody` is the unmodified body, or the query of a GET.
   * @throws PaymentsFailure false_signature
   */
  readWebhook(headers: WebhookHeaders, rawBody: string): Promise<OwnerAccountEvent>;
}
