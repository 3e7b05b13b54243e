import { isPlainDate } from '@campavia/domain';

/** The fewest characters of a password. */
export const SHORTEST_PASSWORD = 8;
/** How many digits a code for a phone has. */
export const CODE_DIGITS = 6;

/** Whether nothing was written. */
export function isEmpty(written: string | undefined): boolean {
  return !written?.trim();
}

/** Whether a birth date is one that exists; leaving it out is no fault. */
export function isBirthDate(written: string): boolean {
  return written === '' || isPlainDate(written);
}

/** Whether it can be the code of a message; spaces inside are how people read it off. */
export function isPhoneCode(written: string): boolean {
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(written.replace(/\s/g, ''));
}

/** What a new password lacks, as far as it shows before it is sent. */
export function passwordFault(written: string, before: string | undefined): 'short' | 'same' | undefined {
  if (Array.from(written).length < SHORTEST_PASSWORD) return 'short';
  return written === before ? 'same' : undefined;
}
