import type { FastifyReply } from 'fastify';

/** Whom an answer is for: everybody who has the same cookies, or one person alone. */
export type Audience = 'visitors' | 'one-person';

/**
 * Keeps an answer from everybody else: out of the caches between, and what is one person's also out of the browser's
 * own, where going back after signing out would bring it to the next person at the same desk.
 */
export function keepPrivate(reply: FastifyReply, audience: Audience): FastifyReply {
  return reply
    .header('cache-control', audience === 'one-person' ? 'private, no-store' : 'private, no-cache')
    .header('vary', 'accept-language, cookie');
}
