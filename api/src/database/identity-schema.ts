import type { Generated } from 'kysely';

import type { CurrencyCode, PlainDate } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

/** Why the tokens of a sign-in stopped working. */
export type EndReason = 'signed_out' | 'reused' | 'password' | 'deleted';

export interface SessionTable {
  id: Generated<string>;
  user_id: number;
  actor_id: number | null;
  /** The sign-in of staff that it was begun with. */
  opened_by: string | null;
  client_id: string | null;
  started_at: Date;
  ended_at: Date | null;
  end_reason: EndReason | null;
}

export interface SessionTokenTable {
  hash: Buffer;
  session_id: string;
  kind: 'access' | 'refresh';
  expires_at: Date;
  /** When it was exchanged first. */
  used_at: Date | null;
  /** How often it was exchanged. */
  uses: Generated<number>;
  /** The refresh token that it was given for. */
  follows: Buffer | null;
}

/** What following a mailed link does. */
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
}

export interface LegalProfileTable extends PostalAddress {
  user_id: number;
  first_name: string;
  last_name: string;
  borned_on: PlainDate;
  nationality: string;
  country_of_residence: string;
}

/** The tables of accounts and what belongs to a person. */
export interface IdentityTables {
  session: SessionTable;
  session_token: SessionTokenTable;
  mailed_link: MailedLinkTable;
  impersonated_call: ImpersonatedCallTable;
  external_identity: ExternalIdentityTable;
  notice: NotificationTable;
  phone_code: PhoneCodeTable;
  moneybox: MoneyboxTable;
  company: CompanyTable;
  legal_profile: LegalProfileTable;
}
