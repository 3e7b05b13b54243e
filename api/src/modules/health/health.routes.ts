import { sql } from 'kysely';
import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import type { Api, AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { createReadiness } from './readiness';

const common = { tags: ['health'], security: [] };
const ReasonSchema = Type.Enum(['stopping', 'database_unreachable', 'migrations_missing']);

/** Whether this process lives, whether it takes requests, and whether its database answers. */
export function healthRoutes(app: Api, { clock, database }: Pick<AppContext, 'clock' | 'database'>): void {
  const readiness = createReadiness(database);

  app.get(
    '/health',
    {
      schema: {
        ...common,
        summary: 'Whether the api is well, and what time it thinks it is',
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

  app.get(
    '/health/live',
    {
      schema: {
        ...common,
        summary: 'Whether this process answers at all; otherwise it is to be started again',
        response: { 200: Type.Object({ status: Type.Literal('ok') }) },
      },
    },
    async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' as const };
    },
  );

  app.get(
    '/health/ready',
    {
      schema: {
        ...common,
        summary: 'Whether this process is to be given requests, and why not',
        response: {
          200: Type.Object({ status: Type.Literal('ready') }),
          503: Type.Object({ status: Type.Literal('not_ready'), reasons: Type.Array(ReasonSchema) }),
        },
      },
    },
    async (_, reply) => {
      const reasons = [...(app.drain.isStopping ? ['stopping' as const] : []), ...(await readiness.check())];
      reply.header('cache-control', 'no-store');
      if (reasons.length === 0) return { status: 'ready' as const };
      return reply.code(503).send({ status: 'not_ready' as const, reasons });
    },
  );
}
