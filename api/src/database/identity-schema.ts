import type { ColumnType, Generated } from 'kysely';

import type { CurrencyCode, PlainDate, StaffActionName, StaffActionSubject } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

/** Why a session ended. */
export type EndReason = 'signed_out' | 'reused' | 'password' | 'deleted' | 'suspended';

export interface SessionTable {
  id: Generated<string>;
  user_id: number;
  actor_id: number | null;
  /** The staff session that it was opened from. */
  opened_by: string | null;
  client_id: string | null;
  started_at: Date;
  ended_at: Date | null;
  end_reason: EndReason | null;
  /** User agent of the browser that opened it. */
  user_agent: string | null;
  /** Passkey used to sign in; null for a password or an identity provider. */
  passkey_id: number | null;
  /** Position in the write-ahead log after the last call that changed something; only kept where a replica is. */
  wrote_at: string | null;
}

export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  /** Base64url. */
  credential_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

export interface PasskeyChallengeTable {
  challenge: string;
  /** Null for a sign-in. */
  user_id: number | null;
  expires_at: Date;
}

export interface SessionTokenTable {
  hash: Buffer;
  session_id: string;
  kind: 'access' | 'refresh';
  expires_at: Date;
  /** When it was first exchanged. */
  used_at: Date | null;
  /** Number of exchanges. */
  uses: Generated<number>;
  /** The refresh token that it replaced. */
  follows: Buffer | null;
}

/** Purpose of a link in an e-mail. */
export type LinkPurpose = 'confirm' | 'change' | 'reset';

export interface MailedLinkTable {
  hash: Buffer;
  user_id: number;
  purpose: LinkPurpose;
  email: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface ImpersonatedCallTable {
  id: Generated<number>;
  session_id: string;
  actor_id: number;
  user_id: number;
  at: Date;
  method: string;
  path: string;
  status: number | null;
}

export interface NotificationTable {
  id: Generated<number>;
  channel: 'mail' | 'sms';
  recipient: string;
  kind: string;
  language: Language;
  subject: string | null;
  body: string;
  html: string | null;
  link: string | null;
  unsubscribe_link: string | null;
  written_at: Date;
  delivered_at: Date | null;
  tries: Generated<number>;
  try_at: Date | null;
  failure: string | null;
  given_up_at: Date | null;
}

export interface ExternalIdentityTable {
  issuer: string;
  subject: string;
  user_id: number;
  linked_at: Date;
}

export interface PhoneCodeTable {
  user_id: number;
  phone: string;
  hash: Buffer;
  sent_at: Date;
  expires_at: Date;
  tries: Generated<number>;
}

export interface MoneyboxTable {
  id: Generated<number>;
  user_id: number;
  amount: number;
  balance: number;
  currency: CurrencyCode;
  reason: 'goodwill' | 'refund' | 'gift_card';
  created_at: Date;
  expire_at: Date;
  expiry_mailed_at: Date | null;
  granted_by: number | null;
  note: string | null;
  withdrawn_at: Date | null;
  withdrawn: Generated<number>;
}

export interface CreditEmailTable {
  user_id: number;
  token: Generated<string>;
  checked_at: Date;
  try_at: Generated<Date | null>;
  is_on: Generated<boolean>;
}

interface PostalAddress {
  street: string;
  zipcode: string;
  city: string;
  country: string;
}

export interface CompanyTable extends PostalAddress {
  user_id: number;
  name: string;
  registration_number: string;
  vat_number: string | null;
  email: string | null;
  phone: string | null;
  ended_at: Generated<Date | null>;
  ended_type: Generated<string | null>;
}

export interface LegalProfileTable extends PostalAddress {
  user_id: number;
  first_name: string;
  last_name: string;
  borned_on: PlainDate;
  nationality: string;
  country_of_residence: string;
}

/** Append-only. */
export interface StaffActionTable {
  id: Generated<string>;
  staff_id: number;
  action: StaffActionName;
  subject: StaffActionSubject;
  subject_id: number;
  user_id: number | null;
  before: ColumnType<Record<string, unknown>, string, never>;
  after: ColumnType<Record<string, unknown>, string, never>;
  done_at: Date;
}

/** Tables of accounts and personal data. */
export interface IdentityTables {
  session: SessionTable;
  session_token: SessionTokenTable;
  mailed_link: MailedLinkTable;
  impersonated_call: ImpersonatedCallTable;
  external_identity: ExternalIdentityTable;
  notice: NotificationTable;
  phone_code: PhoneCodeTable;
  moneybox: MoneyboxTable;
  credit_email: CreditEmailTable;
  company: CompanyTable;
  legal_profile: LegalProfileTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  staff_action: StaffActionTable;
}
