import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';
import { siteOfTag } from '@campavia/i18n/server';

import type { Api } from '../../../core/app-context';
import { requireUser, signedInOnly } from '../../identity/signed-in.service';
import type { TripCalendars } from './trip-calendars';

const answers = {
  200: Type.String({ description: 'a calendar with one event, RFC 5545' }),
  404: DetailErrorSchema,
};

/** Bookings as calendar files for their guests and owners. */
export function tripCalendarsRoutes(app: Api, calendars: TripCalendars): void {
  for (const role of ['guest', 'owner'] as const) {
    app.get(
      `/v4/bookings-${role}/:id/calendar/`,
      {
        onRequest: signedInOnly,
        schema: {
          tags: [`${role} bookings`],
          security: [{ key: [], bearer: [] }],
          summary: 'The booking as a calendar file; it contains the exact address once it is confirmed',
          params: Type.Object({ id: Type.String({ description: 'number of the booking' }) }),
          produces: ['text/calendar'],
          response: { ...answers, 401: DetailErrorSchema },
        },
      },
      async (request, reply) => {
        const reader = { role, userId: requireUser(request).userId };
        const site = siteOfTag(request.headers['accept-language']);
        const text = await calendars.ofBooking(reader, request.params.id, site);
        return asCalendar(reply).send(text);
      },
    );
  }

  app.get(
    '/media/calendars/:file',
    {
      schema: {
        tags: ['bookings'],
        summary: 'The current calendar file by the link in an e-mail, without signing in',
        security: [],
        params: Type.Object({ file: Type.String({ description: 'the token of the link and `.ics`' }) }),
        produces: ['text/calendar'],
        response: answers,
      },
    },
    async (request, reply) => {
      const text = await calendars.byLink(request.params.file.replace(/\.ics$/, ''));
      return asCalendar(reply).send(text);
    },
  );
}

function asCalendar<Reply extends FastifyReply>(reply: Reply): Reply {
  reply.type('text/calendar; charset=utf-8').headers({
    'content-disposition': 'attachment; filename="campavia.ics"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  return reply;
}
