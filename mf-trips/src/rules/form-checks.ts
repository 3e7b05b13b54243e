import { isPlainDate } from '@campavia/domain';

/** Minimum number of characters. */
export const MIN_PASSWORD_LENGTH = 8;
/** Number of digits of the code sent to a phone. */
export const CODE_DIGITS = 6;

/** Whether the value is empty or blank. */
export function isEmpty(written: string | undefined): boolean {
  return !written?.trim();
}

/** Whether a birth date is valid; it may be empty. */
export function isBirthDate(written: string): boolean {
  return written === '' || isPlainDate(written);
}

/** Whether a text can be a code; spaces inside are allowed. */
export function isPhoneCode(written: string): boolean {
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(written.replace(/\s/g, ''));
}

/** The problem of a new password, as far as the browser can check it. */
export function findPasswordProblem(
  written: string,
  before: string | undefined,
): 'short' | 'same' | undefined {
  if (Array.from(written).length < MIN_PASSWORD_LENGTH) return 'short';
  return written === before ? 'same' : undefined;
}
