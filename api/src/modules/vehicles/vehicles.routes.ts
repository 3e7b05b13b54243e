import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import {
  CreateSleepingSchema,
  CreationKeySchema,
  CreateVehicleSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  IfMatchSchema,
  SleepingsSchema,
  staleEditSchema,
  UpdateVehicleEquipmentsSchema,
  UpdateVehicleSchema,
  VehicleEquipmentsSchema,
  VehicleErrorsSchema,
  VehicleSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { VehicleEquipmentsService } from './equipments.service';
import type { SleepingsService } from './sleepings.service';
import type { VehicleAsked, VehicleEdit, VehiclesService } from './vehicles.service';

const onRequest = signedInOnly;
const common = { tags: ['vehicles'], security: [{ key: [], bearer: [] }] };
const about = {
  ...common,
  params: Type.Object({ id: Type.String({ description: 'number of the vehicle' }) }),
};
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema, 410: DetailErrorSchema };
const stale = { ...errors, 428: DetailErrorSchema };

export interface VehicleServices {
  vehicles: VehiclesService;
  equipments: VehicleEquipmentsService;
  sleepings: SleepingsService;
}

/** Endpoints by which owners edit their vehicles. */
export function vehiclesRoutes(app: Api, { vehicles, equipments, sleepings }: VehicleServices): void {
  dataRoutes(app, vehicles);
  equipmentsRoutes(app, equipments);
  sleepingsRoutes(app, sleepings);
}

function dataRoutes(app: Api, { create, read, update }: VehiclesService): void {
  const begin = {
    ...common,
    summary: 'Creates a listing with its vehicle, once per key; returns its camper as `product_id`',
    headers: CreationKeySchema,
    body: CreateVehicleSchema,
    response: {
      201: VehicleSchema,
      400: VehicleErrorsSchema,
      401: DetailErrorSchema,
      405: DetailErrorSchema,
    },
  };
  app.post('/v4/vehicles/', { onRequest, schema: begin }, async (request, reply) => {
    const key = request.headers['idempotency-key'];
    return reply.code(201).send(await create({ userId: requireUser(request).userId, key }, request.body));
  });

  const vehicle = { ...about, summary: 'A vehicle of the user', response: { ...errors, 200: VehicleSchema } };
  app.get('/v4/vehicles/:id/', { onRequest, schema: vehicle }, (request) => read(askedOf(request)));

  const change = {
    ...about,
    summary:
      'Changes a vehicle; fields that the insurance depends on are fixed once the listing was submitted',
    headers: IfMatchSchema,
    body: UpdateVehicleSchema,
    response: { ...stale, 200: VehicleSchema, 400: VehicleErrorsSchema, 412: staleEditSchema(VehicleSchema) },
  };
  app.patch('/v4/vehicles/:id/', { onRequest, schema: change }, (request) =>
    update(editOf(request), request.body),
  );
}

function equipmentsRoutes(app: Api, { read, update }: VehicleEquipmentsService): void {
  const onBoard = {
    ...about,
    summary: 'The equipment of the user’s vehicle',
    response: { ...errors, 200: VehicleEquipmentsSchema },
  };
  app.get('/v4/vehicles/:id/equipments/', { onRequest, schema: onBoard }, (request) =>
    read(askedOf(request)),
  );

  const change = {
    ...about,
    summary: 'Changes the equipment of a vehicle, with immediate effect on searches',
    headers: IfMatchSchema,
    body: UpdateVehicleEquipmentsSchema,
    response: {
      ...stale,
      200: VehicleEquipmentsSchema,
      400: FieldErrorsSchema,
      412: staleEditSchema(VehicleEquipmentsSchema),
    },
  };
  app.patch('/v4/vehicles/:id/equipments/', { onRequest, schema: change }, (request) =>
    update(editOf(request), request.body),
  );
}

function sleepingsRoutes(app: Api, { read, add, remove }: SleepingsService): void {
  const beds = {
    ...about,
    summary: 'The beds of the user’s vehicle',
    response: { ...errors, 200: SleepingsSchema },
  };
  app.get('/v4/vehicles/:id/sleepings/', { onRequest, schema: beds }, (request) => read(askedOf(request)));

  const another = {
    ...about,
    summary: 'Adds a bed; returns all',
    headers: IfMatchSchema,
    body: CreateSleepingSchema,
    response: {
      ...stale,
      201: SleepingsSchema,
      400: FieldErrorsSchema,
      412: staleEditSchema(SleepingsSchema),
    },
  };
  app.post('/v4/vehicles/:id/sleepings/', { onRequest, schema: another }, async (request, reply) =>
    reply.code(201).send(await add(editOf(request), request.body)),
  );

  const fewer = {
    ...common,
    params: Type.Object({ id: Type.String(), sleepingId: Type.String() }),
    summary: 'Removes a bed; returns all',
    headers: IfMatchSchema,
    response: { ...stale, 200: SleepingsSchema, 412: staleEditSchema(SleepingsSchema) },
  };
  app.delete('/v4/vehicles/:id/sleepings/:sleepingId/', { onRequest, schema: fewer }, (request) =>
    remove(editOf(request), request.params.sleepingId),
  );
}

function askedOf(request: FastifyRequest & { params: { id: string } }): VehicleAsked {
  return { userId: requireUser(request).userId, id: request.params.id };
}

function editOf(request: FastifyRequest & { params: { id: string } }): VehicleEdit {
  return { ...askedOf(request), ifMatch: request.headers['if-match'] };
}
