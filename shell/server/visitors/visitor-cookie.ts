import { randomUUID } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { readCookie, serverCookie } from './cookies';
import { seal, unseal } from './seal';

const VISITOR_COOKIE = 'campavia_visitor';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The visitor whom a genuine cookie names; empty without one. */
export function knownVisitor(request: FastifyRequest, secret: string): string {
  const visitor = unseal(secret, 'visitor', readCookie(request.headers.cookie, VISITOR_COOKIE) ?? '');
  return visitor !== undefined && UUID.test(visitor) ? visitor : '';
}

/** Somebody who comes for the first time, with the cookie that tells next time. */
export function newVisitor(request: FastifyRequest, secret: string): { visitor: string; cookie: string } {
  const visitor = randomUUID();
  const value = seal(secret, 'visitor', visitor);
  return { visitor, cookie: serverCookie(request, VISITOR_COOKIE, { value, seconds: YEAR_SECONDS }) };
}
