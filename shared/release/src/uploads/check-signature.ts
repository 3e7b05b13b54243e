import type { Release } from '@campavia/remote-kit/config';

import { Refusal } from '../refusal';
import type { TrustedKey } from '../registry/registry';
import { isSignedBy } from '../signing';

export type TrustedKeys = ReadonlyMap<string, TrustedKey>;

/**
 * The key that a release is signed with.
 * @throws Refusal when the release is not signed, the key is unknown, or the signature is invalid
 */
export function assertSignature(release: Release, keys: TrustedKeys): TrustedKey {
  const name = `${release.part}@${release.version}`;
  if (!release.signature) throw new Refusal(400, 'not_signed', `${name} is not signed`);
  const key = keys.get(release.signature.key);
  if (!key) {
    throw new Refusal(
      403,
      'unknown_key',
      `${name} is signed with ${release.signature.key}, a key nobody knows`,
    );
  }
  if (!isSignedBy(release, key.publicKey)) {
    throw new Refusal(
      400,
      'wrong_signature',
      `The signature of ${name} does not fit what its release.json says`,
    );
  }
  return key;
}

/** @throws Refusal when the key must not sign new releases of the part */
export function assertOwnKey(release: Release, key: TrustedKey, squad: string | undefined): void {
  if (key.isRevoked) {
    throw new Refusal(
      403,
      'revoked_key',
      `The key ${release.signature?.key} is revoked and signs nothing new`,
    );
  }
  if (!key.isPlatform && key.squad !== squad) {
    throw new Refusal(
      403,
      'not_your_part',
      `${release.part} belongs to ${squad ?? 'nobody'}; a key of ${key.squad} cannot sign it`,
    );
  }
}
