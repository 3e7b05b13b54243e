import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    isHttps?: boolean;
  }
}

/**
 * What a visitor came by: https where the site is known to be, and where the server or a trusted proxy says so. Of a
 * proxy nothing else is taken, however its `X-Forwarded-Proto` reads.
 */
export function schemeOf({ server, protocol }: FastifyRequest): 'http' | 'https' {
  return server.isHttps || protocol === 'https' ? 'https' : 'http';
}
