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
import type { Telemetry } from '@campavia/telemetry';

import type { Clock } from './clock';
import type { RateLimit, RateLimiter } from './rate-limits/rate-limiter';
import type { Database } from '../database/connect';
import type { Settings } from '../config/settings';

/** The application, with types derived from each route's schema. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Dependencies of every module. */
export interface AppContext {
  settings: Settings;
  database: Database;
  /** Answers requests that only read, from a replica where there is one; otherwise `database` does. */
  reads?: Database | undefined;
  clock: Clock;
  /** Records traces and metrics, where the settings say so. */
  telemetry?: Telemetry | undefined;
}

/** The same, for services with rate limits. */
export interface ServiceContext extends AppContext {
  rateLimits: RateLimits;
}

export interface RateLimits {
  /**
   * Creates a rate limiter. @param name of the limited action: servers with shared limits share the counts of a name
   */
  limiter(name: string, limit: RateLimit): RateLimiter;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the reader, from Accept-Language. */
    language: Language;
    /** Catalogue of error messages: of the country in Accept-Language, otherwise of the language. */
    catalogue: CatalogueName;
    /** Currency of the reader; a query can override it. */
    currency: CurrencyCode;
  }
}
