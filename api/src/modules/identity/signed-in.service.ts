import type { FastifyRequest } from 'fastify';

import { HttpError } from '../../core/http-errors';

/** The authenticated caller. */
export interface SignedIn {
  sessionId: string;
  userId: number;
  /** Id of the staff member who acts as the user, if any. */
  actorId: number | undefined;
  /** Whether the e-mail address is confirmed. */
  isConfirmed: boolean;
  /** Whether the user is staff; false for acting staff. */
  isStaff: boolean;
  /** Position in the write-ahead log after the last call of the session that changed something, where a replica is. */
  wroteAt?: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; undefined for a visitor. */
    signedIn: SignedIn | undefined;
  }
}

type Asked = Pick<FastifyRequest, 'signedIn'>;

/**
 * Requires authentication; an `onRequest` hook of routes.
 * @throws HttpError 401 sign_in_needed
 */
export async function signedInOnly(request: Asked): Promise<void> {
  requireUser(request);
}

/** Denies acting staff what only the user may do: money, password, deletion. */
export async function denyActingStaff(request: Asked): Promise<void> {
  if (requireUser(request).actorId !== undefined) throw new HttpError(405, 'not_while_impersonating');
}

/** Requires a confirmed e-mail address: for booking, publishing and writing. */
export async function confirmedOnly(request: Asked): Promise<void> {
  if (!requireUser(request).isConfirmed) throw new HttpError(405, 'email_not_confirmed');
}

/** The caller. @throws HttpError 401 sign_in_needed */
export function requireUser({ signedIn }: Asked): SignedIn {
  if (!signedIn) throw new HttpError(401, 'sign_in_needed');
  return signedIn;
}
