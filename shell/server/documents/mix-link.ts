import type { FastifyReply, FastifyRequest } from 'fastify';

import { serverCookie } from '../http/cookies';
import { MIX_COOKIE } from '../visitors/mix-token';
import type { Visits } from '../visitors/visits';

/** The cookie that ends a visitor's mix. */
export function forgetMix(request: FastifyRequest): string {
  return serverCookie(request, MIX_COOKIE, { value: '', seconds: 0 });
}

/**
 * Answers an address with `?mix=`: remembers the mix that it opens, forgets the visitor's mix when it opens none
 * (`?mix=off`, or a link that is forged, cut, expired or revoked), and goes on to the same address without it.
 */
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
