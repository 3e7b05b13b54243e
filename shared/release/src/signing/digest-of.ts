import { createHash } from 'node:crypto';

import type { Release } from '@campavia/remote-kit/config';

import { canonicalJson } from './canonical-json';

/** `sha384-…` of a content, ready for an integrity attribute. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * A release's digest: over the canonical JSON of everything that is the same for the same sources, that is
 * without digest, signature, and who built it when from which commit.
 */
export function digestOf(release: Release): string {
  const same: Partial<Release> = { ...release };
  delete same.digest;
  delete same.signature;
  delete same.builtAt;
  delete same.commit;
  delete same.author;
  return integrityOf(canonicalJson(same));
}
