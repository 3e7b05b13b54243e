import type { FastifyRequest } from 'fastify';

import { HttpError } from '../../core/http-errors';
import type { MessageId } from '../../core/messages/messages';
import { requireUser, type SignedIn } from '../identity/signed-in.service';

/**
 * Lets only staff through. Staff who act as another user have the rights of that user only, and are refused.
 * @throws HttpError 404 for everybody else, as if there were nothing
 */
export function requireStaff(who: SignedIn, code: MessageId = 'not_found'): number {
  if (!who.isStaff) throw new HttpError(404, code);
  return who.userId;
}

/** Answers everybody but staff as if there were nothing, before the call is read: as `onRequest` of a route. */
export async function staffOnly(request: Pick<FastifyRequest, 'signedIn'>): Promise<void> {
  requireStaff(requireUser(request));
}
