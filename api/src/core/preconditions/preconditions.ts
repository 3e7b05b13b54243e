import { createHash } from 'node:crypto';

import type { Tagged } from '@campavia/contracts';

import { HttpError } from '../http-errors';

/**
 * What an owner edits, with its entity tag (RFC 9110, 8.8.3): a strong validator that differs whenever anything in the
 * answer does. It is in the body as well as in the `ETag` header, so that caches of answers keep it.
 */
export function withTag<Resource extends object>(resource: Resource): Resource & Tagged {
  const hash = createHash('sha256').update(JSON.stringify(resource)).digest('base64url').slice(0, 22);
  return { ...resource, etag: `"${hash}"` };
}

/**
 * Refuses an edit that was made on anything but the current state. Call it in the transaction of the edit, with the
 * row locked.
 *
 * @param ifMatch what the call said in `If-Match`; `*` fits whatever is there
 * @throws HttpError 428 if_match_missing; 412 edited_meanwhile with the `current` state
 */
export function requireMatch(ifMatch: string | undefined, current: Tagged): void {
  if (ifMatch === undefined) throw new HttpError(428, 'if_match_missing');
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!tags.includes('*') && !tags.includes(current.etag)) {
    throw new HttpError(412, 'edited_meanwhile', { current });
  }
}
