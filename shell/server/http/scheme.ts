import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    isHttps?: boolean;
  }
}

/** Origin that the browser has requested. */
export function originOf(request: FastifyRequest): string {
  return `${schemeOf(request)}://${request.host}`;
}

/** Any other `X-Forwarded-Proto` of a trusted proxy counts as http. */
export function schemeOf({ server, protocol }: FastifyRequest): 'http' | 'https' {
  return server.isHttps || protocol === 'https' ? 'https' : 'http';
}
