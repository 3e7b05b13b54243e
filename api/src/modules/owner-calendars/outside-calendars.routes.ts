import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import {
  CalendarFeedSchema,
  CreateIcalFeedSchema,
  DeleteIcalFeedQuerySchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  IcalExportSchema,
  type CalendarFeed,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { signedInOnly } from '../identity/signed-in.service';
import { describe, errors, ownerOf, params, removed } from './describe-call';
import { toFeeds } from './outside-calendars';
import type { OwnerCalendars } from './owner-calendars.service';

const limited = { 405: DetailErrorSchema, 429: DetailErrorSchema };

/** Endpoints of a camper's calendar about other sites, and the one with all its content. */
export function outsideCalendarsRoutes(app: Api, calendars: OwnerCalendars): void {
  const { getFeed, outside } = calendars;
  const show: Show = async (request) => {
    const { feeds, ...feed } = await getFeed(ownerOf(request));
    return { ...feed, feeds: toFeeds(feeds, request.catalogue) };
  };

  app.get(
    '/3/products/:id/calendar-feed/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Bookings, closed days and the price of every day, while the camper can be booked'),
        params,
        response: { ...errors, 200: CalendarFeedSchema, 405: DetailErrorSchema },
      },
    },
    show,
  );

  app.post(
    '/3/products/:id/ical-feed/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe(
          'Follows a calendar of elsewhere: read at once, and every quarter of an hour from then on',
        ),
        params,
        body: CreateIcalFeedSchema,
        response: { ...errors, ...limited, 201: CalendarFeedSchema, 400: FieldErrorsSchema },
      },
    },
    async (request, reply) => {
      await outside.add(ownerOf(request), request.body);
      return reply.code(201).send(await show(request));
    },
  );

  app.delete(
    '/3/products/:id/ical-feed/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Stops following one calendar, or all; the days they took are free again'),
        params,
        querystring: DeleteIcalFeedQuerySchema,
        response: { ...removed, 400: FieldErrorsSchema },
      },
    },
    async (request, reply) => {
      await outside.remove(ownerOf(request), request.query.feed_id);
      return reply.code(204).send(null);
    },
  );
  readAndExportRoutes(app, outside, show);
}

type Show = (request: FastifyRequest & { params: { id: string } }) => Promise<CalendarFeed>;

function readAndExportRoutes(app: Api, outside: OwnerCalendars['outside'], show: Show): void {
  app.post(
    '/3/products/:id/ical-feed/:idFeed/read/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Reads a calendar of elsewhere now'),
        params: Type.Object({ ...params.properties, idFeed: Type.String() }),
        response: { ...errors, ...limited, 200: CalendarFeedSchema },
      },
    },
    async (request) => {
      await outside.readNow(ownerOf(request), request.params.idFeed);
      return show(request);
    },
  );

  app.post(
    '/3/products/:id/ical-feed/export/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe(
          'Makes a link by which other sites read when the camper is taken, in place of the one before',
        ),
        params,
        response: { ...errors, 200: IcalExportSchema },
      },
    },
    (request) => outside.renewExport(ownerOf(request)),
  );
}
