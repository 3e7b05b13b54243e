import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';

import type { CurrencyCode } from '@campavia/domain';
import type { CatalogueName, Language } from '@campavia/i18n/sites';

import type { Clock } from './clock';
import type { Database } from '../database/connect';
import type { Settings } from '../config/settings';

/** The application, with types that follow from each route's schema. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What the modules stand on. */
export interface AppContext {
  settings: Settings;
  database: Database;
  clock: Clock;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the reader speaks, from Accept-Language. */
    language: Language;
    /** In which words errors are told: those of the country that Accept-Language names, else of the language. */
    catalogue: CatalogueName;
    /** What the reader pays in unless the query says otherwise. */
    currency: CurrencyCode;
  }
}
