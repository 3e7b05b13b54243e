import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Actor } from '@campavia/release/server';

import type { CompositionUpdater } from '../releases/composition-updater';

import type { RegistryContext } from './registry-context';

export type RegistryScope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated caller; set before any route under `/_registry`. */
    actor: Actor;
  }
}

export interface RegistryRoutesOptions extends RegistryContext {
  compositions: Pick<CompositionUpdater, 'problems'>;
  requestsPerMinute: number;
}
