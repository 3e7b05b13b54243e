import type { Generated } from 'kysely';

import type { PaymentReason, PaymentTypeCode, StoredPaymentState } from '@campavia/contracts';
import type { CurrencyCode, PayoutBlock, PayoutRefusal, PayoutState, PlainDate } from '@campavia/domain';

/** The part of a price that a payment is for. */
export type PaymentPart = 'whole' | 'first_half' | 'second_half';

export interface PaymentTable {
  id: Generated<number>;
  public_id: Generated<string>;
  booking_id: number;
  /** The extension or upgrade that is paid; null for the trip itself. */
  request_id: number | null;
  type: PaymentTypeCode;
  reason: PaymentReason;
  state: StoredPaymentState;
  part: Generated<PaymentPart>;
  amount: number;
  currency: CurrencyCode;
  of_payment: number | null;
  use_credits: Generated<boolean>;
  due_on: PlainDate | null;
  provider_id: string | null;
  redirect_url: string | null;
  error_code: string | null;
  card_alias: string | null;
  card_expiry: string | null;
  made_at: Date;
  done_at: Date | null;
}

export interface ProviderCallTable {
  key: Generated<string>;
  payment_id: number;
  kind: 'pay_in' | 'refund' | 'deposit' | 'capture';
  request: unknown;
  tries: Generated<number>;
  try_at: Date;
  answered_at: Date | null;
  failure: string | null;
}

export interface ProviderEventTable {
  id: string;
  kind: string;
  object_id: string;
  status: string;
  received_at: Date;
}

export interface PaymentKeyTable {
  user_id: number;
  key: string;
  body_hash: string;
  payment_id: number | null;
  made_at: Date;
}

export interface CreditSpentTable {
  payment_id: number;
  moneybox_id: number;
  amount: number;
  given_back: Generated<number>;
}

/** Accounts of the ledger. */
export type LedgerAccount =
  | 'provider_cash'
  | 'guest_receivable'
  | 'money_to_return'
  | 'owner_payable'
  | 'platform_fees'
  | 'insurance_payable'
  | 'cancellation_insurance'
  | 'coupon_expense'
  | 'moneybox_liability'
  | 'owner_penalties'
  | 'platform_bank';

/** Kinds of ledger movements; `growth` is a sale added to an earlier one. */
export type LedgerKind =
  | 'sale'
  | 'growth'
  | 'pay_in'
  | 'stray_pay_in'
  | 'credits'
  | 'unsold'
  | 'refund_due'
  | 'refund_paid'
  | 'owner_charge'
  | 'deposit_charge'
  | 'payout'
  | 'payout_returned'
  | 'credit_grant'
  | 'credit_withdrawal';

export interface LedgerMovementTable {
  id: Generated<number>;
  reference: string;
  kind: LedgerKind;
  booking_id: number | null;
  payment_id: number | null;
  payout_id: Generated<number | null>;
  at: Date;
}

export interface LedgerEntryTable {
  movement_id: number;
  position: number;
  account: LedgerAccount;
  user_id: number | null;
  currency: CurrencyCode;
  amount: number;
}

export interface ProviderUserTable {
  user_id: number;
  kind: 'natural' | 'legal';
  provider_id: string;
  made_at: Date;
  /** When the provider is notified that the account was deleted; null if it need not be. */
  close_at: Generated<Date | null>;
  closed_at: Generated<Date | null>;
  tries: Generated<number>;
}

export interface BankAccountTable {
  id: Generated<number>;
  reference: Generated<string>;
  user_id: number;
  holder: string;
  country: string;
  last_digits: string;
  provider_id: string | null;
  made_at: Date;
  replaced_at: Date | null;
  /** The order with the full account number, encrypted; null once the provider has received it. */
  sealed_order: Generated<Buffer | null>;
  number_hash: Generated<Buffer | null>;
  pending_id: Generated<string | null>;
  confirm_url: Generated<string | null>;
  refused_at: Generated<Date | null>;
  try_at: Generated<Date | null>;
  tries: Generated<number>;
}

/** A submission of a document to the payment provider. */
export interface ProviderDocumentTable {
  id: Generated<number>;
  document_id: number;
  reference: Generated<string>;
  provider_id: string | null;
  provider_user_id: string | null;
  status: Generated<'WAITING' | 'VALIDATION_ASKED' | 'VALIDATED' | 'REFUSED' | 'OUT_OF_DATE' | 'REPLACED'>;
  queued_at: Date;
  try_at: Date | null;
  tries: Generated<number>;
}

export interface IdentitySessionTable {
  id: Generated<number>;
  user_id: number;
  document_id: number;
  provider_id: string;
  url: string;
  status: 'PENDING' | 'REVIEW' | 'VALIDATED' | 'REFUSED' | 'EXPIRED';
  made_at: Date;
}

export interface UboDeclarationTable {
  id: Generated<number>;
  user_id: number;
  provider_id: string;
  status: 'C' | 'A' | 'V' | 'I' | 'R';
  reason: string | null;
  made_at: Date;
}

export interface PayoutTable {
  id: Generated<number>;
  booking_id: number;
  owner_id: number;
  round: number;
  state: Exclude<PayoutState, 'to_come'>;
  block: PayoutBlock | null;
  blocked_until: Date | null;
  amount: number;
  deducted: Generated<number>;
  currency: CurrencyCode;
  due_at: Date;
  attempt: Generated<number>;
  bank_account_id: number | null;
  provider_id: string | null;
  refusal: PayoutRefusal | null;
  refused_at: Date | null;
  refused_account_id: number | null;
  try_at: Date | null;
  tries: Generated<number>;
  failure: string | null;
  made_at: Date;
  planned_at: Date | null;
  done_at: Date | null;
  announced: Generated<string | null>;
  released_at: Generated<Date | null>;
  released_account_id: Generated<number | null>;
}

export interface PayoutHoldTable {
  id: Generated<number>;
  user_id: number;
  staff_id: number;
  reason: string;
  made_at: Date;
  ended_by: number | null;
  ended_at: Date | null;
}

/** A refund that staff pay by transfer, after the provider refused it. */
export interface RefundTransferTable {
  payment_id: number;
  staff_id: number;
  bank_reference: string;
  reason: string;
  proposed_at: Date;
  /** The second person, above 500 EUR. */
  approved_by: Generated<number | null>;
  /** Null while it waits for a second person. */
  recorded_at: Date | null;
}

/** Tables of payments, payment accounts of owners, and the ledger. */
export interface PaymentTables {
  provider_user: ProviderUserTable;
  bank_account: BankAccountTable;
  identity_session: IdentitySessionTable;
  provider_document: ProviderDocumentTable;
  ubo_declaration: UboDeclarationTable;
  payout: PayoutTable;
  payout_hold: PayoutHoldTable;
  refund_transfer: RefundTransferTable;
  payment: PaymentTable;
  provider_call: ProviderCallTable;
  provider_event: ProviderEventTable;
  payment_key: PaymentKeyTable;
  credit_spent: CreditSpentTable;
  ledger_movement: LedgerMovementTable;
  ledger_entry: LedgerEntryTable;
}
