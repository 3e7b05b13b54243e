import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import {
  CreateOwnOptionSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  IfMatchSchema,
  PriceDetailsSchema,
  PriceExampleQuerySchema,
  PriceExampleSchema,
  RemoveOwnOptionQuerySchema,
  SimilarPricesSchema,
  staleEditSchema,
  UpdateOwnOptionSchema,
  UpdatePriceDetailsSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { OwnerPrices, PricesAsked, PricesEdit } from './owner-prices.service';

const onRequest = signedInOnly;
const params = Type.Object({ id: Type.String({ description: 'number of the camper' }) });
const about = { tags: ['own campers'], security: [{ key: [], bearer: [] }], params };
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema, 410: DetailErrorSchema };
const edited = {
  ...errors,
  400: FieldErrorsSchema,
  412: staleEditSchema(PriceDetailsSchema),
  428: DetailErrorSchema,
};

/** Endpoints by which owners set the prices of a camper. */
export function ownerPricesRoutes(app: Api, prices: OwnerPrices): void {
  detailsRoutes(app, prices);
  optionsRoutes(app, prices);
  comparisonRoutes(app, prices);
}

function detailsRoutes(app: Api, { read, update }: OwnerPrices): void {
  const details = {
    ...about,
    summary: 'All prices of the user’s camper',
    response: { ...errors, 200: PriceDetailsSchema },
  };
  app.get('/3/products/:id/prices-details/', { onRequest, schema: details }, (request) =>
    read(askedOf(request)),
  );

  const change = {
    ...about,
    summary: 'Changes prices, except those of agreed bookings. 412 if they have changed',
    headers: IfMatchSchema,
    body: UpdatePriceDetailsSchema,
    response: { ...edited, 200: PriceDetailsSchema },
  };
  app.patch('/3/products/:id/prices-details/', { onRequest, schema: change }, (request) =>
    update(editOf(request), request.body),
  );
}

function optionsRoutes(app: Api, { addOption, updateOption, removeOption }: OwnerPrices): void {
  const add = {
    ...about,
    summary: 'Adds an extra; returns all prices',
    headers: IfMatchSchema,
    body: CreateOwnOptionSchema,
    response: { ...edited, 201: PriceDetailsSchema },
  };
  app.post('/3/products/:id/options/', { onRequest, schema: add }, async (request, reply) =>
    reply.code(201).send(await addOption(editOf(request), request.body)),
  );

  const change = {
    ...about,
    summary: 'Changes an extra, except in agreed bookings',
    headers: IfMatchSchema,
    body: UpdateOwnOptionSchema,
    response: { ...edited, 200: PriceDetailsSchema },
  };
  app.patch('/3/products/:id/options/', { onRequest, schema: change }, (request) =>
    updateOption(editOf(request), request.body),
  );

  const remove = {
    ...about,
    summary: 'Removes an extra, except from bookings that have it',
    headers: IfMatchSchema,
    querystring: RemoveOwnOptionQuerySchema,
    response: { ...edited, 200: PriceDetailsSchema },
  };
  app.delete('/3/products/:id/options/', { onRequest, schema: remove }, (request) =>
    removeOption(editOf(request), request.query.option_id),
  );
}

function comparisonRoutes(app: Api, { example, similar }: OwnerPrices): void {
  const ofTrip = {
    ...about,
    summary: 'The quote of a trip with unsaved prices',
    body: PriceExampleQuerySchema,
    response: { ...errors, 200: PriceExampleSchema, 400: FieldErrorsSchema },
  };
  app.post('/3/products/:id/prices-details/example/', { onRequest, schema: ofTrip }, (request) =>
    example(askedOf(request), request.body),
  );

  const comparison = {
    ...about,
    summary: 'Prices per day of similar campers nearby, by season',
    response: { ...errors, 200: SimilarPricesSchema },
  };
  app.get('/3/products/:id/similar-prices/', { onRequest, schema: comparison }, (request) =>
    similar(askedOf(request)),
  );
}

function askedOf(request: FastifyRequest & { params: { id: string } }): PricesAsked {
  return { userId: requireUser(request).userId, id: request.params.id };
}

function editOf(request: FastifyRequest & { params: { id: string } }): PricesEdit {
  return { ...askedOf(request), ifMatch: request.headers['if-match'] };
}
