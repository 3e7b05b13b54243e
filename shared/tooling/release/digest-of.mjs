import { createHash } from 'node:crypto';

import canonicalize from 'canonicalize';

/** `sha384-…`, ready for an integrity attribute. */
export function sha384(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** `sha256-…`, shorter, for scripts that contain the hashes of many chunks. */
export function sha256(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Fields that may differ between two builds of the same sources. */
const CIRCUMSTANCES = ['builtAt', 'commit', 'author', 'digest', 'signature'];

/**
 * The digest of a release's content: the same for the same sources, independent of who built them and when.
 *
 * @param {object} release a `release.json`, with or without its digest
 * @returns {string}
 */
export function digestOf(release) {
  const same = Object.entries(release).filter(([field]) => !CIRCUMSTANCES.includes(field));
  return sha384(canonicalize(Object.fromEntries(same)));
}
