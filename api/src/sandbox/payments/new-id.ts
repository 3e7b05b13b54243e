import { randomBytes } from 'node:crypto';

/** An id that nobody guesses, with what it is of before it. */
export function newId(of: string): string {
  return `${of}_${randomBytes(16).toString('hex')}`;
}
