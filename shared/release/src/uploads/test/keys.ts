import { generateKeyPairSync } from 'node:crypto';

import type { TrustedKey } from '../../registry/registry';
import type { SigningKey } from '../../signing';

export interface TestKey extends SigningKey {
  trusted: TrustedKey;
}

/** Creates a squad's key, as `keys make` does. */
export function newKey(squad: string, changes: Partial<TrustedKey> = {}): TestKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const trusted = { squad, isPlatform: false, publicKey, isRevoked: false, ...changes };
  return { keyId: `${squad}-key`, privateKey, trusted };
}

export function keyRing(...keys: readonly TestKey[]): Map<string, TrustedKey> {
  return new Map(keys.map(({ keyId, trusted }) => [keyId, trusted]));
}
