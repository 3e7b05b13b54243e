import type { Generated } from 'kysely';

import type { PaymentReason, PaymentTypeCode, StoredPaymentState } from '@campavia/contracts';
import type { CurrencyCode, PlainDate } from '@campavia/domain';

/** Which part of a price a payment is of. */
export type PaymentPart = 'whole' | 'first_half' | 'second_half';

export interface PaymentTable {
  id: Generated<number>;
  public_id: Generated<string>;
  booking_id: number;
  /** The extension or upgrade that it is of; null for the trip itself. */
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

/** What the platform has, owes, earns and spends. */
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
  | 'owner_penalties';

/** What a movement books; `growth` is a sale that is added to an earlier one. */
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
  | 'deposit_charge';

export interface LedgerMovementTable {
  id: Generated<number>;
  reference: string;
  kind: LedgerKind;
  booking_id: number | null;
  payment_id: number | null;
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

/** Tables of payments and of the books. */
export interface PaymentTables {
  payment: PaymentTable;
  provider_call: ProviderCallTable;
  provider_event: ProviderEventTable;
  payment_key: PaymentKeyTable;
  credit_spent: CreditSpentTable;
  ledger_movement: LedgerMovementTable;
  ledger_entry: LedgerEntryTable;
}
