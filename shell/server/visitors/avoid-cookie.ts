import type { FastifyRequest } from 'fastify';

import { readCookie, serverCookie } from '../http/cookies';
import { signJson, verifyJson } from './signed-values';
import { knownVisitor } from './visitor-cookie';

const AVOID_COOKIE = 'campavia_avoid';

const HOUR_SECONDS = 60 * 60;

/** Per visitor; the latest stay. */
const MAX = 8;

/** A release, `mf-search@1.4.2`, and until when it is avoided, in seconds since 1970. */
type Avoided = [release: string, until: number];

function read(request: FastifyRequest, secret: string, nowMs: number): Avoided[] {
  const sealed = readCookie(request.headers.cookie, AVOID_COOKIE) ?? '';
  const { v, r } = (verifyJson(secret, 'avoid', sealed) ?? {}) as { v?: unknown; r?: Avoided[] };
  const visitor = knownVisitor(request, secret);
  if (visitor === '' || v !== visitor || !r) return [];
  return r.filter(([, until]) => until * 1000 > nowMs);
}

export function avoidedBy(request: FastifyRequest, secret: string, nowMs: number): string[] {
  return read(request, secret, nowMs).map(([release]) => release);
}

export function avoidCookie(
  request: FastifyRequest,
  { secret, release, nowMs }: { secret: string; release: string; nowMs: number },
): string {
  const others = read(request, secret, nowMs).filter(([name]) => name !== release);
  const until = Math.floor(nowMs / 1000) + HOUR_SECONDS;
  const r = [...others, [release, until] as Avoided].slice(-MAX);
  const value = signJson(secret, 'avoid', { v: knownVisitor(request, secret), r });
  return serverCookie(request, AVOID_COOKIE, { value, seconds: HOUR_SECONDS });
}
