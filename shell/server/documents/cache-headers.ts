import type { FastifyReply } from 'fastify';

export type Audience = 'visitors' | 'one-person';

/** Nonces must not be those of other readers, so no shared cache may hold a page. Browsers may not store personal pages: going back after signing out must not show them. */
export function setPrivateCacheHeaders(reply: FastifyReply, audience: Audience): FastifyReply {
  return reply
    .header('cache-control', audience === 'one-person' ? 'private, no-store' : 'private, no-cache')
    .header('vary', 'accept-language, cookie');
}
