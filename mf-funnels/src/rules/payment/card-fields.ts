import type { PlainDate } from '@campavia/domain';

export interface TypedCard {
  number: string;
  expiry: string;
  cvx: string;
  holder: string;
}

export type CardProblem =
  | 'missing'
  | 'not_a_number'
  | 'not_a_month'
  | 'expired'
  | 'ends_before'
  | 'not_a_code'
  | 'too_long';

const EXPIRY = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d\d)$/;
export const MAX_HOLDER_LENGTH = 100;

export function checkNumber(text: string): CardProblem | undefined {
  const digits = digitsOf(text);
  if (digits === '') return 'missing';
  return /^\d{13,19}$/.test(digits) ? undefined : 'not_a_number';
}

/** Checks an expiry. The card must be valid until the last day of the trip, for the deposit. */
export function checkExpiry(text: string, { today, end }: Days): CardProblem | undefined {
  if (text.trim() === '') return 'missing';
  const month = parseExpiry(text);
  if (month === undefined) return 'not_a_month';
  if (month < today.slice(0, 7)) return 'expired';
  return month < end.slice(0, 7) ? 'ends_before' : undefined;
}

interface Days {
  today: string;
  end: PlainDate | string;
}

export function checkSecurityCode(text: string): CardProblem | undefined {
  if (text.trim() === '') return 'missing';
  return /^\d{3,4}$/.test(text.trim()) ? undefined : 'not_a_code';
}

export function checkHolder(text: string): CardProblem | undefined {
  const length = text.trim().length;
  if (length === 0) return 'missing';
  return length > MAX_HOLDER_LENGTH ? 'too_long' : undefined;
}

/** Parses the last month of a card to `yyyy-MM`; undefined if it is not a month. */
export function parseExpiry(text: string): string | undefined {
  const [, month, year] = EXPIRY.exec(text.trim()) ?? [];
  return month && `20${year}-${month.padStart(2, '0')}`;
}

/** A card as vaults expect it: digits only, the expiry as MMYY. */
export function normalizeCard({ number, expiry, cvx, holder }: TypedCard): TypedCard {
  const month = parseExpiry(expiry) ?? '';
  return {
    number: digitsOf(number),
    expiry: `${month.slice(5)}${month.slice(2, 4)}`,
    cvx: cvx.trim(),
    holder: holder.trim(),
  };
}

/** A card number in groups of four. Extra digits stay, so that the check refuses them. */
export function formatCardNumber(text: string): string {
  return digitsOf(text).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** An expiry as `MM / YY`, with the slash as soon as the year begins. */
export function formatExpiry(text: string): string {
  const digits = text
    .replace(/^\s*(\d)\s*[/.-]/, '0$1')
    .replace(/\D/g, '')
    .replace(/^([2-9])/, '0$1')
    .slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** A phone number as MB WAY expects it; without a country code it is Portuguese. */
export function normalizePhone(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const phone = /^9\d{8}$/.test(digits) ? `+351${digits}` : digits;
  return /^\+\d{8,15}$/.test(phone) ? phone : undefined;
}

function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}
