import { randomUUID } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { readConsent } from '../../src/features/consent/consent';

import { readCookie, serverCookie } from '../http/cookies';
import { signText, verifySignature } from './signed-values';

const VISITOR_COOKIE = 'campavia_visitor';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Suffix of the visitor in a cookie that outlives the browser session. */
const PERSISTENT_SUFFIX = '.kept';
const VISITOR = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\.kept)?$/;

function readVisitor(request: FastifyRequest, secret: string) {
  const value =
    verifySignature(secret, 'visitor', readCookie(request.headers.cookie, VISITOR_COOKIE) ?? '') ?? '';
  const [, visitor = '', suffix] = VISITOR.exec(value) ?? [];
  return { visitor, isKept: suffix !== undefined };
}

export function knownVisitor(request: FastifyRequest, secret: string): string {
  return readVisitor(request, secret).visitor;
}

/** With consent the cookie lives for a year, otherwise until the browser closes. */
export function identifyVisitor(
  request: FastifyRequest,
  secret: string,
): { visitor: string; cookie: string | undefined } {
  const known = readVisitor(request, secret);
  const mayPersist = readConsent(request.headers.cookie ?? '') === 'granted';
  if (known.visitor !== '' && known.isKept === mayPersist)
    return { visitor: known.visitor, cookie: undefined };
  const visitor = known.visitor || randomUUID();
  const value = signText(secret, 'visitor', mayPersist ? visitor + PERSISTENT_SUFFIX : visitor);
  const life = mayPersist ? { seconds: YEAR_SECONDS } : {};
  return { visitor, cookie: serverCookie(request, VISITOR_COOKIE, { value, ...life }) };
}
