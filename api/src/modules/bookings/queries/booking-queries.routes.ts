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
    summary: 'Numbers of trips by tab, year and state',
    querystring: BookingOptionsQuerySchema,
    response: { 200: BookingOptionsSchema, ...refusals },
  };
  app.get('/v4/bookings-guest/options/', { onRequest, schema: options }, (request) =>
    queries.options({ role: 'guest', userId: requireUser(request).userId }, request.query),
  );

  const list = {
    ...about,
    summary:
      'The user’s trips: those with an open task by deadline, upcoming ones by day, the others latest first',
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
    summary: 'Numbers of bookings of the user’s campers by tab, year and state',
    querystring: BookingOptionsQuerySchema,
    response: { 200: BookingOptionsSchema, ...refusals },
  };
  app.get('/v4/bookings-owner/options/', { onRequest, schema: options }, (request) =>
    queries.options({ role: 'owner', userId: requireUser(request).userId }, request.query),
  );

  const list = {
    ...about,
    summary: 'The sent bookings of the user’s campers, in the order of trips',
    querystring: BookingListQuerySchema,
    response: { 200: OwnerBookingListSchema, ...refusals },
  };
  app.get('/v4/bookings-owner/', { onRequest, schema: list }, (request) =>
    queries.ownerList(requireUser(request).userId, request.query),
  );

  const one = {
    ...about,
    summary: 'A booking of one of the user’s campers',
    params,
    response: { 200: OwnerBookingSchema, ...missing },
  };
  app.get('/v4/bookings-owner/:id/', { onRequest, schema: one }, (request) =>
    queries.ownerBooking(requireUser(request).userId, request.params.id),
  );
}
