import type { PspMessageId } from '../pages/psp-messages';

/** Card data sent by a browser. */
export interface CardForm {
  number?: unknown;
  expiry?: unknown;
  cvx?: unknown;
  holder?: unknown;
}

/** A card as stored. */
export interface ReadCard {
  lastDigits: string;
  /** `yyyy-MM`. */
  expiry: string;
  holder: string;
}

export type CardProblems = Partial<Record<keyof CardForm, PspMessageId>>;

const NUMBER = /^\d{13,19}$/;
const EXPIRY = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/;
const DASHED = /^20(\d\d)-(0[1-9]|1[0-2])$/;
const CODE = /^\d{3,4}$/;
const MAX_NAME_LENGTH = 100;

/**
 * Validates a card, or returns the problems by field. The check digit is ignored, so that the last digits can be chosen
 * freely.
 * @param month the current one, `yyyy-MM`
 */
export function readCard(form: CardForm, month: string): ReadCard | { problems: CardProblems } {
  const number = textOf(form.number).replace(/[\s-]/g, '');
  const expiry = readExpiry(textOf(form.expiry));
  const holder = textOf(form.holder);
  const problems: CardProblems = {
    ...(!NUMBER.test(number) && { number: 'card.number' }),
    ...(!expiry && { expiry: 'card.expiry' }),
    ...(expiry && expiry < month && { expiry: 'card.expired' }),
    ...(!CODE.test(textOf(form.cvx)) && { cvx: 'card.cvx' }),
    ...((!holder || holder.length > MAX_NAME_LENGTH) && { holder: 'card.holder' }),
  };
  if (!expiry || Object.keys(problems).length > 0) return { problems };
  return { lastDigits: number.slice(-4), expiry, holder };
}

function readExpiry(text: string): string | undefined {
  const [, month, year] = EXPIRY.exec(text) ?? [];
  if (month) return `20${year}-${month}`;
  return DASHED.test(text) ? text : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
