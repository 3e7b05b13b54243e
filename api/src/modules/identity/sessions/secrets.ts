import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses, for a token or a mailed link. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret: enough to know it again, not enough to use it. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
