import { Kysely, PostgresDialect, type ColumnType, type Generated } from 'kysely';

import type { CurrencyCode, Minor } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import { createPool } from '../../database/connect';
import type { ProviderMethod, ProviderStatus } from '../../providers/payments/payments-provider';

/** A card as stored in the vault: without number and security code. */
interface CardTable {
  /** Alias for later debits. */
  id: string;
  /** Token sent to the browser; null once used. */
  token: string | null;
  last_digits: string;
  /** `yyyy-MM`. */
  expiry: string;
  holder: string;
  created_at: Generated<Date>;
}

/** A pay-in, refund or deposit. */
export interface PspTransactionTable {
  id: string;
  kind: 'pay_in' | 'refund' | 'deposit';
  means: ProviderMethod;
  status: ProviderStatus;
  result_code: string | null;
  amount: Minor;
  currency: CurrencyCode;
  reference: string;
  language: Language;
  return_url: string | null;
  card_id: string | null;
  phone: string | null;
  /** The pay-in that a refund belongs to. */
  pay_in_id: string | null;
  /** The deposit that a pay-in captures. */
  deposit_id: string | null;
  /** Whether a user decides it on a page or phone. */
  is_asked: boolean;
  /** Time and outcome of an automatic decision. */
  due_at: Date | null;
  due_code: string | null;
  released_at: Date | null;
  created_at: Generated<Date>;
}

/** Transaction of an idempotency key. */
interface KeyTable {
  key: string;
  fingerprint: string;
  move_id: string;
  created_at: Generated<Date>;
}

/** A notification for the merchant. */
interface EventTable {
  id: string;
  /** Order among the notifications of its transaction. */
  position: Generated<number>;
  /** Id of a transaction or account object. */
  move_id: string;
  /** Selects the webhook that it is sent to. */
  topic: Generated<'payments' | 'owner-accounts'>;
  body: string;
  tries: Generated<number>;
  next_at: Date;
  delivered_at: Date | null;
  failure: string | null;
  created_at: Generated<Date>;
}

/** An object of an owner's account. */
export interface AccountObjectTable {
  id: string;
  position: Generated<number>;
  kind: 'user' | 'bank_account' | 'ubo_declaration' | 'document' | 'identity_session' | 'payout';
  /** Its user; null for a user itself. */
  user_id: string | null;
  status: string;
  body: ColumnType<Record<string, unknown>, unknown, unknown>;
  /** Time and outcome of an automatic decision: a `PlannedAnswer`. */
  due_at: Date | null;
  due_status: string | null;
  created_at: Generated<Date>;
}

interface PspSchema {
  account_object: AccountObjectTable;
  card: CardTable;
  move: PspTransactionTable;
  idempotency_key: KeyTable;
  event: EventTable;
}

/** The sandbox's database: its own schema only. */
export type PspDatabase = Kysely<PspSchema>;

const SCHEMA = 'psp';

/** Connects to the sandbox's schema; `destroy()` closes the pool. */
export function connectPsp(databaseUrl: string): PspDatabase {
  const pool = createPool(databaseUrl, { max: 8, statementMs: 5000, waitMs: 3000 });
  return new Kysely<PspSchema>({ dialect: new PostgresDialect({ pool }) }).withSchema(SCHEMA);
}
