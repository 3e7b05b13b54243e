import { Type } from 'typebox';

import {
  CreateExtensionSchema,
  CreateUpgradeSchema,
  DetailErrorSchema,
  ExtensionConfirmationSchema,
  ExtensionListSchema,
  ExtensionPriceQuerySchema,
  ExtensionPriceSchema,
  ExtensionPricesQuerySchema,
  ExtensionPricesSchema,
  ExtensionSchema,
  FieldErrorsSchema,
  PriceRefusalSchema,
  RefuseExtensionSchema,
  SendExtensionSchema,
  UpgradeListSchema,
  UpgradeSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { FAULT_HEADER } from '../../providers/rental-cover/rental-cover';
import { resultOrRefusal } from '../bookings/booking-process.service';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { GuestExtensions } from './guest-extensions';
import type { GuestUpgrades } from './guest-upgrades';
import type { OwnerExtensions } from './owner-extensions';

interface Services {
  extensions: GuestExtensions;
  upgrades: GuestUpgrades;
  owner: OwnerExtensions;
}

const onRequest = signedInOnly;
const security = [{ key: [], bearer: [] }];
const params = Type.Object({ id: Type.String({ description: 'number of the booking' }) });
const named = Type.Object({ ...params.properties, requestId: Type.String() });
const missing = { 401: DetailErrorSchema, 403: DetailErrorSchema, 404: DetailErrorSchema };
const errors = { ...missing, 405: DetailErrorSchema };
const refused = Type.Union([PriceRefusalSchema, FieldErrorsSchema]);
const EXTENSIONS = '/v4/bookings-guest/:id/extensions/';
const UPGRADES = '/v4/bookings-guest/:id/upgrades/';

/** Endpoints for extensions and upgrades of trips. */
export function bookingRequestsRoutes(app: Api, { extensions, upgrades, owner }: Services): void {
  extensionRoutes(app, extensions);
  sentExtensionRoutes(app, extensions);
  upgradeRoutes(app, upgrades);
  takenUpgradeRoutes(app, upgrades);
  ownerRoutes(app, owner);
}

function extensionRoutes(app: Api, extensions: GuestExtensions): void {
  const about = { tags: ['extensions'], security, params };
  const list = {
    ...about,
    summary: 'The extensions of a trip, and the limits of a further extension',
    response: { 200: ExtensionListSchema, ...missing },
  };
  app.get(EXTENSIONS, { onRequest, schema: list }, (request) =>
    extensions.list(requireUser(request).userId, request.params.id),
  );

  const price = {
    ...about,
    summary: 'The price of an extension, line by line; nothing is created',
    querystring: ExtensionPriceQuerySchema,
    response: { 200: ExtensionPriceSchema, 400: refused, ...errors },
  };
  app.get(`${EXTENSIONS}price/`, { onRequest, schema: price }, async (request, reply) => {
    const { params: at, query } = request;
    const answer = await resultOrRefusal(extensions.price(requireUser(request).userId, at.id, query));
    if ('refusal' in answer) return reply.code(400).send({ __all__: [answer.refusal.code] });
    return reply.send(answer.result);
  });

  const prices = {
    ...about,
    summary: 'The price of each possible extension of a kind, for the days of a calendar',
    querystring: ExtensionPricesQuerySchema,
    response: { 200: ExtensionPricesSchema, 400: FieldErrorsSchema, ...errors },
  };
  app.get(`${EXTENSIONS}prices/`, { onRequest, schema: prices }, (request) =>
    extensions.prices(requireUser(request).userId, request.params.id, request.query),
  );

  const begin = {
    ...about,
    summary:
      'Creates an extension with its price, without notifying the owner; 400 with the reason if it is not possible',
    body: CreateExtensionSchema,
    response: { 201: ExtensionSchema, 400: refused, ...errors },
  };
  app.post(EXTENSIONS, { onRequest, schema: begin }, async (request, reply) => {
    const made = extensions.create(requireUser(request).userId, request.params.id, request.body);
    const answer = await resultOrRefusal(made);
    if ('refusal' in answer) return reply.code(400).send({ __all__: [answer.refusal.code] });
    return reply.code(201).send(answer.result);
  });

  const forget = {
    ...about,
    params: named,
    summary: 'Deletes an extension that was not sent',
    response: { 204: Type.Null(), ...errors },
  };
  app.delete(`${EXTENSIONS}:requestId/`, { onRequest, schema: forget }, async (request, reply) => {
    const { id, requestId } = request.params;
    await extensions.remove(requireUser(request).userId, id, requestId);
    return reply.code(204).send(null);
  });
}

function sentExtensionRoutes(app: Api, extensions: GuestExtensions): void {
  const about = { tags: ['extensions'], security, params };
  const validate = {
    ...about,
    summary: 'Sends the extension to the owner; 409 if its price has changed',
    body: Type.Union([SendExtensionSchema, Type.Null()]),
    response: { 200: ExtensionSchema, 400: refused, ...errors, 409: DetailErrorSchema },
  };
  app.patch(`${EXTENSIONS}validate/`, { onRequest, schema: validate }, async (request, reply) => {
    const { params: at, body } = request;
    const sent = extensions.validate(requireUser(request).userId, at.id, body ?? undefined);
    const answer = await resultOrRefusal(sent);
    if ('refusal' in answer) return reply.code(400).send({ __all__: [answer.refusal.code] });
    return reply.send(answer.result);
  });

  const confirm = {
    ...about,
    summary: 'The open extension, or the last one, with the resulting days of the trip',
    response: { 200: ExtensionConfirmationSchema, ...missing },
  };
  app.get(`${EXTENSIONS}confirm/`, { onRequest, schema: confirm }, (request) =>
    extensions.confirmation(requireUser(request).userId, request.params.id),
  );

  const cancel = {
    ...about,
    summary: 'Cancels the open extension',
    response: { 200: ExtensionSchema, ...errors },
  };
  app.patch(`${EXTENSIONS}cancel/`, { onRequest, schema: cancel }, (request) =>
    extensions.cancel(requireUser(request).userId, request.params.id),
  );
}

function upgradeRoutes(app: Api, upgrades: GuestUpgrades): void {
  const about = { tags: ['upgrades'], security, params };
  const list = {
    ...about,
    summary: 'The upgrades of a trip, and the possible ones with their prices',
    response: { 200: UpgradeListSchema, ...missing },
  };
  app.get(UPGRADES, { onRequest, schema: list }, (request) =>
    upgrades.list(requireUser(request).userId, request.params.id),
  );

  const begin = {
    ...about,
    summary: 'Creates an upgrade with its price, without buying it',
    body: CreateUpgradeSchema,
    response: { 201: UpgradeSchema, 400: FieldErrorsSchema, ...errors, 503: DetailErrorSchema },
  };
  app.post(UPGRADES, { onRequest, schema: begin }, async (request, reply) => {
    const asking = { userId: requireUser(request).userId, fault: request.headers[FAULT_HEADER]?.toString() };
    return reply.code(201).send(await upgrades.create(asking, request.params.id, request.body));
  });

  const forget = {
    ...about,
    params: named,
    summary: 'Deletes an upgrade that was not sent',
    response: { 204: Type.Null(), ...errors },
  };
  app.delete(`${UPGRADES}:requestId/`, { onRequest, schema: forget }, async (request, reply) => {
    const { id, requestId } = request.params;
    await upgrades.remove(requireUser(request).userId, id, requestId);
    return reply.code(204).send(null);
  });
}

function takenUpgradeRoutes(app: Api, upgrades: GuestUpgrades): void {
  const about = { tags: ['upgrades'], security, params };
  const validate = {
    ...about,
    summary: 'Buys the upgrade: it must be paid within a day; a free one is applied immediately',
    response: { 200: UpgradeSchema, ...errors, 409: DetailErrorSchema },
  };
  app.patch(`${UPGRADES}validate/`, { onRequest, schema: validate }, (request) =>
    upgrades.validate(requireUser(request).userId, request.params.id),
  );

  const cancel = {
    ...about,
    summary: 'Cancels the open upgrade',
    response: { 200: UpgradeSchema, ...errors },
  };
  app.patch(`${UPGRADES}cancel/`, { onRequest, schema: cancel }, (request) =>
    upgrades.cancel(requireUser(request).userId, request.params.id),
  );
}

function ownerRoutes(app: Api, owner: OwnerExtensions): void {
  const about = { tags: ['extensions'], security, params, response: { 200: ExtensionSchema, ...errors } };
  const accept = { ...about, summary: 'Accepts an extension, which the guest must pay within a day' };
  app.patch('/v4/bookings-owner/:id/extensions/accept/', { onRequest, schema: accept }, (request) =>
    owner.accept(requireUser(request).userId, request.params.id),
  );

  const refuse = {
    ...about,
    summary: 'Declines an extension with a reason for the guest; the trip does not change',
    body: Type.Union([RefuseExtensionSchema, Type.Null()]),
    response: { ...about.response, 400: FieldErrorsSchema },
  };
  app.patch('/v4/bookings-owner/:id/extensions/refuse/', { onRequest, schema: refuse }, (request) =>
    owner.refuse(requireUser(request).userId, request.params.id, request.body ?? undefined),
  );
}
