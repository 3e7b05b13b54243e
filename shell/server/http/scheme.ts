import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    isHttps?: boolean;
  }
}

/** Any other `X-Forwarded-Proto` of a trusted proxy counts as http. */
export function schemeOf({ server, protocol }: FastifyRequest): 'http' | 'https' {
  return server.isHttps || protocol === 'https' ? 'https' : 'http';
}
