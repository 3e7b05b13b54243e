import { Kysely, PostgresDialect, type Generated } from 'kysely';

import type { CurrencyCode, Minor } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import { createPool } from '../../database/connect';
import type { ProviderMethod, ProviderStatus } from '../../providers/payments/payments-provider';

/** A card as far as the vault keeps it: never its number, never its code. */
interface CardTable {
  /** The alias by which it can be debited again. */
  id: string;
  /** What the browser got for it; gone once it was used. */
  token: string | null;
  last_digits: string;
  /** `yyyy-MM`. */
  expiry: string;
  holder: string;
  created_at: Generated<Date>;
}

/** Money that comes in, goes back, or is set aside. */
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
  /** The pay-in that a refund gives back from. */
  pay_in_id: string | null;
  /** The deposit that a pay-in is charged to. */
  deposit_id: string | null;
  /** Whether somebody has to say on a page, or on a phone, what becomes of it. */
  is_asked: boolean;
  /** What becomes of it by itself, and when. */
  due_at: Date | null;
  due_code: string | null;
  released_at: Date | null;
  created_at: Generated<Date>;
}

/** Which move a key was used for. */
interface KeyTable {
  key: string;
  fingerprint: string;
  move_id: string;
  created_at: Generated<Date>;
}

/** A notification for the merchant. */
interface EventTable {
  id: string;
  /** Its order among the notifications of its transaction. */
  position: Generated<number>;
  move_id: string;
  body: string;
  tries: Generated<number>;
  next_at: Date;
  delivered_at: Date | null;
  failure: string | null;
  created_at: Generated<Date>;
}

interface PspSchema {
  card: CardTable;
  move: PspTransactionTable;
  idempotency_key: KeyTable;
  event: EventTable;
}

/** The database as the sandbox of payments sees it: its own schema and nothing else. */
export type PspDatabase = Kysely<PspSchema>;

const SCHEMA = 'psp';

/** Its part of the database behind an address; `destroy()` closes it. */
export function connectPsp(databaseUrl: string): PspDatabase {
  const pool = createPool(databaseUrl, { max: 8, statementMs: 5000, waitMs: 3000 });
  return new Kysely<PspSchema>({ dialect: new PostgresDialect({ pool }) }).withSchema(SCHEMA);
}
