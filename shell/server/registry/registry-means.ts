import type { FastifyRequest } from 'fastify';

import type { Visit } from '@campavia/release';
import type { Registry, Shelf, Uploads } from '@campavia/release/server';

/** What answering for the registry, and for whoever asks with a mix, takes. */
export interface RegistryMeans {
  registry: Registry;
  shelf: Shelf;
  uploads: Uploads;
  /** Signs visitor cookies, page ids and mix links. */
  secret: string;
  /** The channel of the host that was asked. */
  channelOf(request: FastifyRequest): string;
  /** Who asks; `mix` only while its link is genuine and the mix lives. `visitor` is empty without a genuine cookie. */
  visitOf(request: FastifyRequest): Visit;
  /**
   * An address that shows a mix to whoever opens it.
   * @param expiresAt - ISO 8601 in UTC
   * @throws RegistryRefusal when no host shows the mix's channel
   */
  mixLink(request: FastifyRequest, mixId: string, expiresAt: string): string;
  /** Settles when visitors of this server get what the registry says now, as far as it can be had. */
  served(): Promise<void>;
}
