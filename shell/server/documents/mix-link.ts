import type { FastifyReply, FastifyRequest } from 'fastify';

import { serverCookie } from '../http/cookies';
import { MIX_COOKIE } from '../visitors/mix-token';
import type { Visits } from '../visitors/visits';

export function forgetMix(request: FastifyRequest): string {
  return serverCookie(request, MIX_COOKIE, { value: '', seconds: 0 });
}

/** `?mix=off` and links that are forged, expired or revoked end the visitor's mix. */
export function handleMixLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { pathname, searchParams }: URL,
  visits: Pick<Visits, 'opened'>,
): FastifyReply {
  const token = searchParams.get('mix') ?? '';
  const opened = visits.opened(request, token);
  searchParams.delete('mix');
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  const cookie = opened
    ? serverCookie(request, MIX_COOKIE, { value: token, seconds: opened.secondsLeft })
    : forgetMix(request);
  return reply
    .header('set-cookie', cookie)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .redirect(pathname + search, 302);
}
