import type { FastifyRequest } from 'fastify';

import type { Visit } from '@campavia/release';
import type { Registry, Shelf, Uploads } from '@campavia/release/server';

export interface RegistryContext {
  registry: Registry;
  shelf: Shelf;
  uploads: Uploads;
  secret: string;
  channelOf(request: FastifyRequest): string;
  /** Who asks; `mix` only while its link is genuine and the mix lives. `visitor` is empty without a genuine cookie. */
  visitOf(request: FastifyRequest): Visit;
  /**
   * An address that shows a mix to whoever opens it.
   * @param expiresAt - ISO 8601 in UTC
   * @throws RegistryRefusal when no host shows the mix's channel
   */
  mixLink(request: FastifyRequest, mixId: string, expiresAt: string): string;
  served(): Promise<void>;
}
