import type { PassThrough } from 'node:stream';

import { Type } from 'typebox';

import { DetailErrorSchema, UpdatesQuerySchema, UpdatesSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { ServiceUnavailableError, TooManyRequestsError } from '../../core/http-errors';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import { endForRestart, openUpdateStream } from './update-stream';
import type { UpdatesService } from './updates.service';

const common = { tags: ['updates'], security: [{ key: [], bearer: [] }] };
const MAX_STREAMS_PER_USER = 6;
const RETRY_AFTER_SECONDS = 30;
const SOON_SECONDS = 1;

/** A user's updates, as a stream and by polling. */
export function updatesRoutes(app: Api, updates: UpdatesService): void {
  const streams = new Map<number, Set<PassThrough>>();
  app.addHook('preClose', async () => {
    for (const own of streams.values()) for (const stream of own) endForRestart(stream);
  });

  app.get(
    '/v4/updates/',
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'What changed for the user after an update: bookings that a page should load again',
        querystring: UpdatesQuerySchema,
        response: { 200: UpdatesSchema, 401: DetailErrorSchema },
      },
    },
    (request) => updates.list(requireUser(request).userId, request.query.after),
  );

  app.get(
    '/v4/updates/stream/',
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        summary: 'The same as server-sent events, resumed with Last-Event-ID',
        produces: ['text/event-stream'],
        headers: Type.Object({
          'last-event-id': Type.Optional(Type.String({ maxLength: 20, pattern: '^\\d{1,15}$' })),
        }),
        response: {
          200: Type.String({ description: 'events `ready` and `update`' }),
          401: DetailErrorSchema,
          429: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const { userId } = requireUser(request);
      if (app.drain.isStopping) throw new ServiceUnavailableError(SOON_SECONDS);
      const own = streams.get(userId) ?? new Set<PassThrough>();
      if (own.size >= MAX_STREAMS_PER_USER) throw new TooManyRequestsError(RETRY_AFTER_SECONDS);
      const known = request.headers['last-event-id'];
      const stream = openUpdateStream(updates, {
        userId,
        after: known === undefined ? undefined : Number(known),
      });
      streams.set(userId, own.add(stream));
      stream.once('close', () => {
        own.delete(stream);
        if (own.size === 0) streams.delete(userId);
      });
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream as never);
    },
  );
}
