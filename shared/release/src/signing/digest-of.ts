import { createHash } from 'node:crypto';

import type { Release } from '@campavia/remote-kit/config';

import { canonicalJson } from './canonical-json';

/** The `sha384-…` value of an integrity attribute for a content. */
export function integrityOf(content: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * A release's digest, over the canonical JSON of everything reproducible from the sources, that is, without digest,
 * signature, builder, build time and commit.
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
