import { createPublicKey } from 'node:crypto';

import { UsageError } from '../parsing/command-definition';
import type { Credentials } from './credentials';
import { readStatus } from './read-registry';
import type { SiteClient } from './site-client';

/** Key that releases are signed with. */
export interface SigningKey {
  keyId: string;
  /** PEM. */
  privateKey: string;
}

/**
 * The key of credentials; the id of a key from the environment is requested from the site.
 * @throws UsageError when there is none, or the site does not know it
 */
export async function signingKeyOf(
  { keyId, privateKey }: Credentials,
  site: SiteClient,
): Promise<SigningKey> {
  if (keyId) return { keyId, privateKey };
  const publicKey = publicHalf(privateKey);
  const { keys = {} } = await readStatus(site);
  const [known] = Object.entries(keys).find(([, key]) => key.publicKey.trim() === publicKey) ?? [];
  if (known) return { keyId: known, privateKey };
  throw new UsageError(
    `${site.url} does not know the key of CAMPAVIA_RELEASE_PRIVATE_KEY. Make one with: keys make`,
  );
}

function publicHalf(privateKey: string): string {
  if (!privateKey) {
    throw new UsageError(
      'Releases are signed: set CAMPAVIA_RELEASE_PRIVATE_KEY beside CAMPAVIA_RELEASE_TOKEN.',
    );
  }
  try {
    return createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString().trim();
  } catch {
    throw new UsageError(
      'CAMPAVIA_RELEASE_PRIVATE_KEY holds no private key in PEM. Take it from the file of keys make.',
    );
  }
}
