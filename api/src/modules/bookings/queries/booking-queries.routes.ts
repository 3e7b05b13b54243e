import { Type } from 'typebox';

import {
  BookingListQuerySchema,
  BookingOptionsQuerySchema,
  BookingOptionsSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  GuestBookingListSchema,
  GuestBookingSchema,
  OwnerBookingListSchema,
  OwnerBookingSchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { requireUser, signedInOnly } from '../../identity/signed-in.service';
import type { BookingQueries } from './booking-queries';

const onRequest = signedInOnly;
const about = { tags: ['bookings'], security: [{ key: [], bearer: [] }] };
const params = Type.Object({ id: Type.String({ description: 'number of the booking' }) });
const refusals = { 400: FieldErrorsSchema, 401: DetailErrorSchema };
const missing = { 401: DetailErrorSchema, 404: DetailErrorSchema };

/** Endpoints by which guests and owners read their bookings. */
export function bookingQueriesRoutes(app: Api, queries: BookingQueries): void {
  guestRoutes(app, queries);
  ownerRoutes(app, queries);
}

function guestRoutes(app: Api, queries: BookingQueries): void {
  const options = {
    ...about,
    summary: 'How many trips there are in which tab, year and state',
    querystring: BookingOptionsQuerySchema,
    response: { 200: BookingOptionsSchema, ...refusals },
  };
  app.get('/v4/bookings-guest/options/', { onRequest, schema: options }, (request) =>
    queries.options({ role: 'guest', userId: requireUser(request).userId }, request.query),
  );

  const list = {
    ...about,
    summary:
      'The trips of whoever is signed in: what waits for them by its deadline, what is ahead by its day, the rest the latest first',
    querystring: BookingListQuerySchema,
    response: { 200: GuestBookingListSchema, ...refusals },
  };
  app.get('/v4/bookings-guest/', { onRequest, schema: list }, (request) =>
    queries.guestList(requireUser(request).userId, request.query),
  );

  const one = { ...about, summary: 'A trip', params, response: { 200: GuestBookingSchema, ...missing } };
  app.get('/v4/bookings-guest/:id/', { onRequest, schema: one }, (request) =>
    queries.guestBooking(requireUser(request).userId, request.params.id),
  );
}

function ownerRoutes(app: Api, queries: BookingQueries): void {
  const options = {
    ...about,
    summary: 'How many bookings of one’s campers there are in which tab, year and state',
    querystring: BookingOptionsQuerySchema,
    response: { 200: BookingOptionsSchema, ...refusals },
  };
  app.get('/v4/bookings-owner/options/', { onRequest, schema: options }, (request) =>
    queries.options({ role: 'owner', userId: requireUser(request).userId }, request.query),
  );

  const list = {
    ...about,
    summary: 'The bookings of one’s campers, as far as they were sent; ordered as trips are',
    querystring: BookingListQuerySchema,
    response: { 200: OwnerBookingListSchema, ...refusals },
  };
  app.get('/v4/bookings-owner/', { onRequest, schema: list }, (request) =>
    queries.ownerList(requireUser(request).userId, request.query),
  );

  const one = {
    ...about,
    summary: 'A booking of one of one’s campers',
    params,
    response: { 200: OwnerBookingSchema, ...missing },
  };
  app.get('/v4/bookings-owner/:id/', { onRequest, schema: one }, (request) =>
    queries.ownerBooking(requireUser(request).userId, request.params.id),
  );
}
