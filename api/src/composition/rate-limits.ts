import type { AppContext, RateLimits } from '../core/app-context';
import { createRateLimiter } from '../core/rate-limits/rate-limiter';
import { createPool } from '../database/connect';

/** Connections of their own: a limiter may be asked within a transaction, which must not wait for another of its pool. */
const CONNECTIONS = { max: 4, statementMs: 5000, waitMs: 3000 };

/** Limiters that count where the settings say; `close` ends their connections. */
export function createRateLimits({ settings, clock }: Pick<AppContext, 'settings' | 'clock'>) {
  const pool = settings.rateLimits === 'database' ? createPool(settings.databaseUrl, CONNECTIONS) : undefined;
  const rateLimits: RateLimits = {
    limiter: (name, limit) => createRateLimiter(name, limit, { clock, pool }),
  };
  return { rateLimits, close: async () => pool?.end() };
}
