import { sql } from 'kysely';
import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import type { Api, AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';

/** Whether the api and its database answer. */
export function healthRoutes(app: Api, { clock, database }: AppContext): void {
  app.get(
    '/health',
    {
      schema: {
        tags: ['health'],
        summary: 'Whether the api is well, and what time it thinks it is',
        security: [],
        response: {
          200: Type.Object({ status: Type.Literal('ok'), now: Type.String() }),
          503: DetailErrorSchema,
        },
      },
    },
    async (_, reply) => {
      await sql`select 1`.execute(database).catch(() => {
        throw new HttpError(503, 'service_unavailable');
      });
      reply.header('cache-control', 'no-store');
      return { status: 'ok' as const, now: clock.now().toISOString() };
    },
  );
}
