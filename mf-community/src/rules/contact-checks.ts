import {
  CONTACT_TOPICS,
  findContactTextProblem,
  MAX_CONTACT_LENGTH,
  type ContactTopic,
} from '@campavia/domain';

export type TextProblem = 'textMissing' | 'textTooLong' | 'textHasCode' | 'textHasLink';

/** Why a text cannot be sent; undefined if it can. @param host of the site */
export function findTextProblem(text: string, host: string): TextProblem | undefined {
  if (text.trim() === '') return 'textMissing';
  if (text.trim().length > MAX_CONTACT_LENGTH) return 'textTooLong';
  const problem = findContactTextProblem(text, host);
  return problem && (problem === 'code' ? 'textHasCode' : 'textHasLink');
}

/** Parses a booking number as people type it: with sign, spaces or points. Undefined if there is none. */
export function parseBookingNumber(typed: string): number | undefined {
  const digits = typed.replace(/[\s.#№]/g, '');
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined;
}

export function isTopic(value: string): value is ContactTopic {
  return (CONTACT_TOPICS as readonly string[]).includes(value);
}
