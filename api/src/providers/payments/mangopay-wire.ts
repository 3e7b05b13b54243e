import type { PayinErrorCode } from '@campavia/contracts';
import { CURRENCIES, type CurrencyCode, type Minor } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { MangopayObject } from './mangopay-session';
import { payinErrorOf } from './payin-error-of';
import {
  PaymentsFailure,
  type MoveAnswer,
  type PayerBrowser,
  type ProviderMeans,
  type ProviderStatus,
} from './payments-provider';

const STATUSES: readonly ProviderStatus[] = ['CREATED', 'SUCCEEDED', 'FAILED'];
const MEANS: Record<string, ProviderMeans> = {
  PAYPAL: 'paypal',
  IDEAL: 'ideal',
  KLARNA: 'sofort',
  MBWAY: 'mbway',
};
const EXPIRY = /^(0[1-9]|1[0-2])(\d\d)$/;

/** A field that has to be there. @throws PaymentsFailure away */
export function textOf(object: MangopayObject, field: string): string {
  const value = object[field];
  if (typeof value === 'string' && value !== '') return value;
  throw new PaymentsFailure('away', `an answer without ${field}`);
}

/** Amounts are in the smallest unit of their currency, as ours are. */
export function moneyOf(amount: Minor, currency: CurrencyCode) {
  return { Currency: currency, Amount: amount };
}

/** What became of a pay-in, a refund or a preauthorisation. @throws PaymentsFailure away */
export function readTransaction(object: MangopayObject): MoveAnswer {
  const status = STATUSES.find((known) => known === object.Status);
  if (!status) throw new PaymentsFailure('away', 'an answer without Status');
  const redirect = object.SecureModeRedirectURL ?? object.RedirectURL;
  const isOpen = status === 'CREATED' && typeof redirect === 'string' && redirect !== '';
  return {
    id: textOf(object, 'Id'),
    status,
    redirectUrl: isOpen ? redirect : null,
    errorCode: errorOf(object, status),
  };
}

/** What a transaction is about. @throws PaymentsFailure away */
export function readFunds(object: MangopayObject): { amount: Minor; currency: CurrencyCode } {
  const { Amount, Currency } = (object.DebitedFunds ?? {}) as MangopayObject;
  const currency = CURRENCIES.find((known) => known === Currency);
  if (currency && Number.isSafeInteger(Amount)) return { amount: Number(Amount), currency };
  throw new PaymentsFailure('away', 'an answer without DebitedFunds');
}

/** `MMYY` as `yyyy-MM`. @throws PaymentsFailure away */
export function readExpiry(text: string): string {
  const [, month, year] = EXPIRY.exec(text) ?? [];
  if (month) return `20${year}-${month}`;
  throw new PaymentsFailure('away', 'an answer without ExpirationDate');
}

/** The language of its pages; it has no Catalan. */
export function cultureOf(language: Language = 'en'): string {
  return language === 'ca' ? 'ES' : language.toUpperCase();
}

/** Every means asks for these of the browser; what nobody told is what is most usual. */
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

function errorOf(object: MangopayObject, status: ProviderStatus): PayinErrorCode | null {
  if (status !== 'FAILED') return null;
  const code = typeof object.ResultCode === 'string' ? object.ResultCode : null;
  return payinErrorOf(code, MEANS[String(object.PaymentType)] ?? 'card');
}
