import { createHash, randomBytes } from 'node:crypto';

/** Creates a random secret of 256 bits for a token or an e-mailed link. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 of a secret, the only form in which it is stored. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
