import { sql } from 'kysely';
import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import type { Api, AppContext } from '../../core/app-context';
import type { FileStore } from '../../core/files/file-store';
import { HttpError } from '../../core/http-errors';
import { createReadiness } from './readiness';

const common = { tags: ['health'], security: [] };
const ReasonSchema = Type.Enum(['stopping', 'database_unreachable', 'migrations_missing']);
const ReadySchema = Type.Object({
  status: Type.Literal('ready'),
  problems: Type.Optional(Type.Array(Type.Enum(['files_unreachable', 'database_full']))),
});

interface Needs extends Pick<AppContext, 'clock' | 'database'> {
  files: Pick<FileStore, 'check'>;
}

/** Whether this process lives, whether it takes requests, and whether its database answers. */
export function healthRoutes(app: Api, { clock, database, files }: Needs): void {
  const readiness = createReadiness({ database, files, databaseFull: app.databaseFull });

  app.get(
    '/health',
    {
      schema: {
        ...common,
        summary: 'Health check of the api, with its current time',
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
        summary: 'Liveness check; the process must be restarted if it fails',
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
        summary:
          'Readiness check, with the reason if the process must not receive requests, and what else does not work',
        response: {
          200: ReadySchema,
          503: Type.Object({ status: Type.Literal('not_ready'), reasons: Type.Array(ReasonSchema) }),
        },
      },
    },
    async (_, reply) => {
      const { blockers, problems } = await readiness.check();
      const reasons = [...(app.drain.isStopping ? ['stopping' as const] : []), ...blockers];
      reply.header('cache-control', 'no-store');
      if (reasons.length === 0) return { status: 'ready' as const, ...(problems.length > 0 && { problems }) };
      return reply.code(503).send({ status: 'not_ready' as const, reasons });
    },
  );
}
