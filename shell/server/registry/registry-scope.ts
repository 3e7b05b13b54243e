import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Actor } from '@campavia/release/server';

import type { CompositionKeeper } from '../releases/composition-keeper';

import type { RegistryMeans } from './registry-means';

/** The routes under `/_registry`, with requests typed by their schemas. */
export type RegistryScope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; set before any route under `/_registry`. */
    actor: Actor;
  }
}

/** What the routes under `/_registry` need. */
export interface RegistryRoutesOptions extends RegistryMeans {
  compositions: Pick<CompositionKeeper, 'problems'>;
  requestsPerMinute: number;
}
