import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { CalendarFeeds } from './calendar-feeds.service';

/** The calendar export of a camper for other sites, by a secret link. */
export function calendarFeedsRoutes(app: Api, feeds: CalendarFeeds): void {
  app.get(
    '/media/camper-calendars/:file',
    {
      schema: {
        tags: ['owner calendar'],
        summary: 'The unavailable days of the camper for other sites, without data of guests',
        security: [],
        params: Type.Object({ file: Type.String({ description: 'the token of the link and `.ics`' }) }),
        produces: ['text/calendar'],
        response: {
          200: Type.String({ description: 'a calendar of whole days, RFC 5545' }),
          404: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const text = await feeds.exportCalendar(request.params.file.replace(/\.ics$/, ''));
      return reply
        .type('text/calendar; charset=utf-8')
        .headers({
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        })
        .send(text);
    },
  );
}
