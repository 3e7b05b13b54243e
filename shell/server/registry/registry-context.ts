import type { FastifyRequest } from 'fastify';

import type { Visit } from '@campavia/release';
import type { Registry, ReleaseCache, Uploads } from '@campavia/release/server';

export interface RegistryContext {
  registry: Registry;
  releaseCache: ReleaseCache;
  uploads: Uploads;
  secret: string;
  channelOf(request: FastifyRequest): string;
  /** `mix` is set only while its link is valid; `visitor` is empty without a valid cookie. */
  visitOf(request: FastifyRequest): Visit;
  /** `expiresAt` is ISO 8601 in UTC. @throws RegistryRefusal when no host shows the mix's channel */
  mixLink(request: FastifyRequest, mixId: string, expiresAt: string): string;
  served(): Promise<void>;
}
