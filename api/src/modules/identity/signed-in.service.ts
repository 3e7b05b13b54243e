import type { FastifyRequest } from 'fastify';

import { HttpError } from '../../core/http-errors';

/** Who makes a call, by its bearer token. */
export interface SignedIn {
  sessionId: string;
  userId: number;
  /** Staff who act as the user; nobody usually. */
  actorId: number | undefined;
  /** Whether their address is confirmed. */
  isConfirmed: boolean;
  /** Whether they are staff themselves; not when staff act as them. */
  isStaff: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; undefined for a visitor. */
    signedIn: SignedIn | undefined;
  }
}

type Asked = Pick<FastifyRequest, 'signedIn'>;

/**
 * Lets only people through who are signed in: as `onRequest` of a route.
 * @throws HttpError 401 sign_in_needed
 */
export async function signedInOnly(request: Asked): Promise<void> {
  requireUser(request);
}

/** Keeps staff who act as somebody from what only that person may do: money, password, deletion. */
export async function denyActingStaff(request: Asked): Promise<void> {
  if (requireUser(request).actorId !== undefined) throw new HttpError(405, 'not_while_impersonating');
}

/** Lets only people through whose address is confirmed: for booking, publishing and writing. */
export async function confirmedOnly(request: Asked): Promise<void> {
  if (!requireUser(request).isConfirmed) throw new HttpError(405, 'email_not_confirmed');
}

/** Who makes the call. @throws HttpError 401 sign_in_needed */
export function requireUser({ signedIn }: Asked): SignedIn {
  if (!signedIn) throw new HttpError(401, 'sign_in_needed');
  return signedIn;
}
