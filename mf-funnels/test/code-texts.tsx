import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PAYMENT_ERROR_CODES, type PaymentErrorText } from '@campavia/contracts';
import { LANGUAGES, type Language } from '@campavia/i18n/sites';

import { PAYMENT_REFUSALS, parsePaymentFailure } from '../src/rules/payment/payment-failure';

export interface ShownTexts {
  code: string;
  title: string;
  description: string;
  next: string;
}

const PARTS = ['title', 'description', 'next'] as const;
/** Codes as in source code, which no text may contain. */
const RAW_CODE = /[A-Z0-9]{2,}_[A-Z0-9]{2,}|\b[a-z]+_[a-z_0-9]+\b/;

/** `general` is the text for unknown codes; `english` the text in English when checking another language. */
export function faultsOf(texts: ShownTexts, general: ShownTexts, english?: ShownTexts): string[] {
  const { code } = texts;
  const missing = PARTS.filter((part) => texts[part].trim() === '').map((part) => `${code} has no ${part}`);
  const raw = PARTS.filter((part) => RAW_CODE.test(texts[part])).map(
    (part) => `${code} shows a code as ${part}`,
  );
  const same = PARTS.filter((part) => english && texts[part] === english[part]);
  const unspecific = texts.description === general.description ? [`${code} has no words of its own`] : [];
  return [...missing, ...raw, ...same.map((part) => `${code} is English in its ${part}`), ...unspecific];
}

export const SITE_OF: Record<Language, string> = {
  en: 'en-ie',
  fr: 'fr',
  de: 'de',
  es: 'es',
  it: 'it',
  nl: 'nl',
  pt: 'pt-pt',
  ca: 'ca',
};
export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

const CONFIRMATION = ['PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE', ...PAYMENT_REFUSALS.slice(0, 6)].map(
  (code) => parsePaymentFailure({ kind: 'status', status: 405, code, fields: {} }).code,
);
export const PAYMENT_CODES = [
  ...new Set<string>([...PAYMENT_ERROR_CODES, ...CONFIRMATION, ...PAYMENT_REFUSALS]),
  ...['card', 'token', 'vault', 'network', 'not_begun', 'documents_72', 'documents_24'],
];

export function catalogueOf(folder: string, language: Language): Record<string, string> {
  return language === 'en' ? {} : readJson<Record<string, string>>(`../${folder}/${language}.json`);
}

export function referentialTexts(language: Language) {
  const path = `../../api/messages/payments/${language}.json`;
  const { default: general, ...codes } = readJson<Record<string, PaymentErrorText>>(path);
  return { default: general as PaymentErrorText, codes };
}

export function couponText(language: Language): string {
  return readJson<Record<string, string>>(`../../api/messages/${language}.json`).coupon_invalid ?? '';
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(join(__dirname, path), 'utf8')) as Content;
}
