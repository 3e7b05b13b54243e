import { Type } from 'typebox';

import {
  CalendarDaysQuerySchema,
  CalendarPeriodSchema,
  CalendarPeriodsSchema,
  CalendarPriceSchema,
  CalendarPricesSchema,
  CopyWeekSchema,
  CreateCalendarPeriodSchema,
  CreateCalendarPriceSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  UpdateCalendarPeriodSchema,
  UpdateCalendarPriceSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { signedInOnly } from '../identity/signed-in.service';
import { describe, errors, id, ownerOf, params, removed } from './describe-call';
import { outsideCalendarsRoutes } from './outside-calendars.routes';
import type { OwnerCalendars } from './owner-calendars.service';

const periodParams = Type.Object({ id, idPeriod: Type.String() });
const priceParams = Type.Object({ id, idPrice: Type.String() });
const formErrors = { ...errors, 400: FieldErrorsSchema };
const changed = { ...formErrors, 405: DetailErrorSchema };

/** Endpoints of a camper's calendar, for its owner. */
export function ownerCalendarsRoutes(app: Api, calendars: OwnerCalendars): void {
  outsideCalendarsRoutes(app, calendars);
  periodsRoutes(app, calendars.periods);
  pricesRoutes(app, calendars.prices);
}

function periodsRoutes(app: Api, periods: OwnerCalendars['periods']): void {
  app.get(
    '/3/products/:id/calendar/periods/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Days that the owner closed, from today on'),
        params,
        response: { ...errors, 200: CalendarPeriodsSchema },
      },
    },
    (request) => periods.list(ownerOf(request)),
  );

  app.post(
    '/3/products/:id/calendar/periods/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Closes days; refused when one of them is booked or closed already'),
        params,
        body: CreateCalendarPeriodSchema,
        response: { ...formErrors, 201: CalendarPeriodSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await periods.create(ownerOf(request), request.body)),
  );

  app.patch(
    '/3/products/:id/calendar/periods/:idPeriod/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Changes closed days, their reason or the note'),
        params: periodParams,
        body: UpdateCalendarPeriodSchema,
        response: { ...changed, 200: CalendarPeriodSchema },
      },
    },
    (request) => periods.update(ownerOf(request), request.params.idPeriod, request.body),
  );

  app.delete(
    '/3/products/:id/calendar/periods/:idPeriod/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Opens closed days again'),
        params: periodParams,
        response: { ...removed, 405: DetailErrorSchema },
      },
    },
    async (request, reply) => {
      await periods.remove(ownerOf(request), request.params.idPeriod);
      return reply.code(204).send(null);
    },
  );
}

function pricesRoutes(app: Api, prices: OwnerCalendars['prices']): void {
  app.get(
    '/3/products/:id/calendar/prices/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Days with a price of their own, from today on'),
        params,
        response: { ...errors, 200: CalendarPricesSchema },
      },
    },
    (request) => prices.list(ownerOf(request)),
  );

  app.post(
    '/3/products/:id/calendar/prices/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Gives days a price and a colour, in place of those they have'),
        params,
        body: CreateCalendarPriceSchema,
        response: { ...formErrors, 201: CalendarPriceSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await prices.create(ownerOf(request), request.body)),
  );

  app.delete(
    '/3/products/:id/calendar/prices/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Gives days the prices of their seasons back'),
        params,
        querystring: CalendarDaysQuerySchema,
        response: { ...removed, 400: FieldErrorsSchema },
      },
    },
    async (request, reply) => {
      await prices.reset(ownerOf(request), request.query);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/3/products/:id/calendar/prices/copy/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Gives days the prices of a week, weekday by weekday'),
        params,
        body: CopyWeekSchema,
        response: { ...formErrors, 200: CalendarPricesSchema },
      },
    },
    (request) => prices.copy(ownerOf(request), request.body),
  );
  onePriceRoutes(app, prices);
}

function onePriceRoutes(app: Api, prices: OwnerCalendars['prices']): void {
  app.patch(
    '/3/products/:id/calendar/prices/:idPrice/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Changes a price, its colour or its days'),
        params: priceParams,
        body: UpdateCalendarPriceSchema,
        response: { ...formErrors, 200: CalendarPriceSchema },
      },
    },
    (request) => prices.update(ownerOf(request), request.params.idPrice, request.body),
  );

  app.delete(
    '/3/products/:id/calendar/prices/:idPrice/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('Takes a price away: its days cost what their season costs'),
        params: priceParams,
        response: removed,
      },
    },
    async (request, reply) => {
      await prices.remove(ownerOf(request), request.params.idPrice);
      return reply.code(204).send(null);
    },
  );
}
