import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

import type { PayinErrorCode } from '@campavia/contracts';
import { CURRENCIES, type CurrencyCode, type Minor } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { MangopayObject } from './mangopay-session';
import { payinErrorOf } from './payin-error-of';
import {
  PaymentsFailure,
  type MoveAnswer,
  type PayerBrowser,
  type ProviderMethod,
} from './payments-provider';

const METHODS: Record<string, ProviderMethod> = {
  PAYPAL: 'paypal',
  IDEAL: 'ideal',
  KLARNA: 'sofort',
  MBWAY: 'mbway',
};

const Text = Type.String({ minLength: 1 });
const NullableText = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** The fields read of a pay-in, refund or preauthorisation. */
const TransactionSchema = Type.Object({
  Id: Text,
  Status: Type.Union([Type.Literal('CREATED'), Type.Literal('SUCCEEDED'), Type.Literal('FAILED')]),
  SecureModeRedirectURL: NullableText,
  RedirectURL: NullableText,
  ResultCode: NullableText,
  PaymentType: NullableText,
});

const FundedSchema = Type.Object({
  DebitedFunds: Type.Object({
    Amount: Type.Integer(),
    Currency: Type.Union(CURRENCIES.map((code) => Type.Literal(code))),
  }),
});

const CardSchema = Type.Object({
  UserId: Text,
  Alias: Text,
  /** `MMYY` */
  ExpirationDate: Type.String({ pattern: '^(0[1-9]|1[0-2])\\d\\d$' }),
});

/** A required field. @throws PaymentsFailure away */
export function textOf(object: MangopayObject, field: string): string {
  const value = object[field];
  if (typeof value === 'string' && value !== '') return value;
  throw new PaymentsFailure('away', `an answer without ${field}`);
}

/** Amounts are in minor units, as ours. */
export function moneyOf(amount: Minor, currency: CurrencyCode) {
  return { Currency: currency, Amount: amount };
}

/** Status of a pay-in, refund or preauthorisation. @throws PaymentsFailure away */
export function readTransaction(object: MangopayObject): MoveAnswer {
  const transaction = check(TransactionSchema, object);
  const { Id: id, Status: status, SecureModeRedirectURL, RedirectURL } = transaction;
  const redirect = (SecureModeRedirectURL ?? RedirectURL) || null;
  const redirectUrl = status === 'CREATED' ? redirect : null;
  return { id, status, redirectUrl, errorCode: errorOf(transaction) };
}

/** Amount of a transaction. @throws PaymentsFailure away */
export function readFunds(object: MangopayObject): { amount: Minor; currency: CurrencyCode } {
  const { Amount: amount, Currency: currency } = check(FundedSchema, object).DebitedFunds;
  return { amount, currency };
}

/** A card's user, last digits and last valid month, `yyyy-MM`. @throws PaymentsFailure away */
export function readCard(object: MangopayObject) {
  const { UserId: userId, Alias, ExpirationDate } = check(CardSchema, object);
  const [month, year] = [ExpirationDate.slice(0, 2), ExpirationDate.slice(2)];
  const [lastDigits = ''] = /\d{4}$/.exec(Alias) ?? [];
  return { userId, lastDigits, expiry: `20${year}-${month}` };
}

/** Language of Mangopay's pages, which do not support Catalan. */
export function cultureOf(language: Language = 'en'): string {
  return language === 'ca' ? 'ES' : language.toUpperCase();
}

/** Browser data required by all methods, with common values as defaults. */
export function browserOf(browser?: PayerBrowser, language: Language = 'en') {
  return {
    IpAddress: browser?.ip ?? '0.0.0.0',
    BrowserInfo: {
      AcceptHeader: 'text/html',
      JavaEnabled: false,
      JavascriptEnabled: true,
      Language: language,
      ColorDepth: 24,
      ScreenHeight: 1080,
      ScreenWidth: 1920,
      TimeZoneOffset: 0,
      UserAgent: browser?.userAgent ?? 'unknown',
    },
  };
}

function errorOf({
  Status,
  ResultCode = null,
  PaymentType,
}: Static<typeof TransactionSchema>): PayinErrorCode | null {
  return Status === 'FAILED' ? payinErrorOf(ResultCode, METHODS[String(PaymentType)] ?? 'card') : null;
}

function check<Schema extends Type.TSchema>(schema: Schema, object: MangopayObject): Static<Schema> {
  if (Value.Check(schema, object)) return object;
  const [wrong] = Value.Errors(schema, object);
  throw new PaymentsFailure('away', `an answer of another shape: ${wrong?.instancePath} ${wrong?.message}`);
}
