import { createHash } from 'node:crypto';

import type { Tagged } from '@campavia/contracts';

import { HttpError } from '../http-errors';

/**
 * Adds the entity tag of an editable resource (RFC 9110, 8.8.3): a strong validator over the whole answer. It is in the
 * body as well as in the `ETag` header, so that clients that cache bodies keep it.
 */
export function withTag<Resource extends object>(resource: Resource): Resource & Tagged {
  const hash = createHash('sha256').update(JSON.stringify(resource)).digest('base64url').slice(0, 22);
  return { ...resource, etag: `"${hash}"` };
}

/**
 * Refuses an edit based on an outdated state. Must be called in the transaction of the edit, with the row locked.
 *
 * @param ifMatch the `If-Match` header; `*` matches any state
 * @throws HttpError 428 if_match_missing; 412 edited_meanwhile with the `current` state
 */
export function requireMatch(ifMatch: string | undefined, current: Tagged): void {
  if (ifMatch === undefined) throw new HttpError(428, 'if_match_missing');
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!tags.includes('*') && !tags.includes(current.etag)) {
    throw new HttpError(412, 'edited_meanwhile', { current });
  }
}
