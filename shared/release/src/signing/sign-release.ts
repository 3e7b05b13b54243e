import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

import type { Release } from '@campavia/remote-kit/config';

import { canonicalJson } from './canonical-json';

/** Key of a publisher. */
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
 * The release with an Ed25519 signature (RFC 8032) over the canonical JSON of all other fields.
 * @throws Error when the key is not an Ed25519 key in PEM
 */
export function signRelease(release: Release, { keyId, privateKey }: SigningKey): Release {
  const key = assertEd25519(createPrivateKey(privateKey));
  const value = sign(null, signedText(release), key).toString('base64');
  return { ...release, signature: { key: keyId, value } };
}

/**
 * Whether a release was signed by a key and not modified since. False for a key that cannot be parsed.
 * @param publicKey - Ed25519, SPKI in PEM
 */
export function isSignedBy(release: Release, publicKey: string): boolean {
  if (!release.signature) return false;
  const value = Buffer.from(release.signature.value, 'base64');
  // Base64 has unused bits at its end: only the canonical encoding is accepted, so that a changed byte is noticed.
  if (value.toString('base64') !== release.signature.value) return false;
  try {
    return verify(null, signedText(release), assertEd25519(createPublicKey(publicKey)), value);
  } catch {
    return false;
  }
}
