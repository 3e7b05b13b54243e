import type { PlainDate } from '@campavia/domain';

/** A card as it is typed. */
export interface TypedCard {
  number: string;
  expiry: string;
  cvx: string;
  holder: string;
}

export type CardFault = 'missing' | 'not_a_number' | 'not_a_month' | 'expired' | 'ends_before' | 'not_a_code';

const EXPIRY = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d\d)$/;
const LONGEST_NAME = 100;

/** What is wrong with a number; banks judge the rest of it. */
export function numberFault(text: string): CardFault | undefined {
  const digits = digitsOf(text);
  if (digits === '') return 'missing';
  return /^\d{13,19}$/.test(digits) ? undefined : 'not_a_number';
}

/** What is wrong with an expiry: the card is needed until the last day of the trip, for its deposit. */
export function expiryFault(text: string, { today, end }: Days): CardFault | undefined {
  if (text.trim() === '') return 'missing';
  const month = expiryMonth(text);
  if (month === undefined) return 'not_a_month';
  if (month < today.slice(0, 7)) return 'expired';
  return month < end.slice(0, 7) ? 'ends_before' : undefined;
}

interface Days {
  today: string;
  end: PlainDate | string;
}

/** What is wrong with the code on the back. */
export function codeFault(text: string): CardFault | undefined {
  if (text.trim() === '') return 'missing';
  return /^\d{3,4}$/.test(text.trim()) ? undefined : 'not_a_code';
}

/** What is wrong with the name on the card. */
export function holderFault(text: string): CardFault | undefined {
  const length = text.trim().length;
  return length === 0 || length > LONGEST_NAME ? 'missing' : undefined;
}

/** The last month of a card, `yyyy-MM`; undefined for what is none. */
export function expiryMonth(text: string): string | undefined {
  const [, month, year] = EXPIRY.exec(text.trim()) ?? [];
  return month && `20${year}-${month.padStart(2, '0')}`;
}

/** A card as vaults want it: digits alone, the expiry as MMYY. */
export function forVault({ number, expiry, cvx, holder }: TypedCard): TypedCard {
  const month = expiryMonth(expiry) ?? '';
  return {
    number: digitsOf(number),
    expiry: `${month.slice(5)}${month.slice(2, 4)}`,
    cvx: cvx.trim(),
    holder: holder.trim(),
  };
}

/** A number in groups of four, as it stands on the card. What is too much of it stays, to be refused and not guessed. */
export function inGroups(text: string): string {
  return digitsOf(text).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** An expiry with its stroke, as soon as the year begins; a month of one digit gets its nought. */
export function withStroke(text: string): string {
  const digits = text
    .replace(/^\s*(\d)\s*[/.-]/, '0$1')
    .replace(/\D/g, '')
    .replace(/^([2-9])/, '0$1')
    .slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** A telephone number as MB WAY wants it; one without a country is a Portuguese one. */
export function phoneForWallet(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const phone = /^9\d{8}$/.test(digits) ? `+351${digits}` : digits;
  return /^\+\d{8,15}$/.test(phone) ? phone : undefined;
}

function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}
