import { Type } from 'typebox';

import { FieldErrorsSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { Clock } from '../../core/clock';

const DAY_SECONDS = 86_400;
const MAX_DAYS = 3660;

interface Needs {
  clock: Clock;
  /** Runs jobs that have become due. */
  catchUp: () => Promise<void>;
}

/** Moves the clock ahead, for demonstrations in the sandbox. */
export function sandboxClockRoutes(app: Api, { clock, catchUp }: Needs): void {
  app.post(
    '/sandbox/clock',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Moves the clock of the api forward and runs due jobs',
        security: [],
        body: Type.Object(
          {
            advance: Type.Integer({
              minimum: 1,
              maximum: MAX_DAYS * DAY_SECONDS,
              description: 'seconds',
            }),
          },
          { examples: [{ advance: DAY_SECONDS }] },
        ),
        response: { 200: Type.Object({ now: Type.String() }), 400: FieldErrorsSchema },
      },
    },
    async ({ body }, reply) => {
      clock.advance?.(body.advance * 1000);
      await catchUp();
      reply.header('cache-control', 'no-store');
      return { now: clock.now().toISOString() };
    },
  );
}
