import type { Api } from '../../core/app-context';
import type { PspDatabase } from './psp-database';
import { isReachable } from './psp-tables.store';

const AWAY = 503;

/** Health check. */
export function healthRoutes(app: Api, database: PspDatabase): void {
  app.get('/health', async (_, reply) => {
    if (await isReachable(database)) return { status: 'ok' };
    return reply.code(AWAY).send({ status: 'broken' });
  });
}
