import { isPlainDate } from '@campavia/domain';

export const MIN_PASSWORD_LENGTH = 8;

export function isEmpty(written: string | undefined): boolean {
  return !written?.trim();
}

/** An empty birth date is valid, because the field is optional. */
export function isBirthDate(written: string): boolean {
  return written === '' || isPlainDate(written);
}

export function findPasswordProblem(
  written: string,
  before: string | undefined,
): 'short' | 'same' | undefined {
  if (Array.from(written).length < MIN_PASSWORD_LENGTH) return 'short';
  return written === before ? 'same' : undefined;
}
