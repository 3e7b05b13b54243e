import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

import type { Release } from '@campavia/remote-kit/config';

import { canonicalJson } from './canonical-json';

/** What a publisher signs with. */
export interface SigningKey {
  keyId: string;
  /** Ed25519, PKCS#8 in PEM. */
  privateKey: string;
}

function signedText(release: Release): Buffer {
  const rest: Partial<Release> = { ...release };
  delete rest.signature;
  return Buffer.from(canonicalJson(rest));
}

function assertEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('Releases are signed with Ed25519 keys');
  return key;
}

/**
 * The release with an Ed25519 signature (RFC 8032) over the canonical JSON of all the rest.
 * @throws Error when the key is no Ed25519 key in PEM.
 */
export function signRelease(release: Release, { keyId, privateKey }: SigningKey): Release {
  const key = assertEd25519(createPrivateKey(privateKey));
  const value = sign(null, signedText(release), key).toString('base64');
  return { ...release, signature: { key: keyId, value } };
}

/**
 * Whether a release is exactly as the holder of a key signed it. A key that cannot be read has signed nothing.
 * @param publicKey - Ed25519, SPKI in PEM
 */
export function isSignedBy(release: Release, publicKey: string): boolean {
  if (!release.signature) return false;
  const value = Buffer.from(release.signature.value, 'base64');
  // Base64 leaves bits unused at its end: one text per signature, or a changed byte would go unseen.
  if (value.toString('base64') !== release.signature.value) return false;
  try {
    return verify(null, signedText(release), assertEd25519(createPublicKey(publicKey)), value);
  } catch {
    return false;
  }
}
