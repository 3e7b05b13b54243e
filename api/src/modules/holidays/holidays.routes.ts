import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  OwnHolidaySchema,
  StartHolidaySchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { HolidaysService } from './holidays.service';

const onRequest = signedInOnly;
const about = { tags: ['own campers'], security: [{ key: [], bearer: [] }] };
const PATH = '/3/products/me/holiday/';

/** Endpoints by which owners close all their campers. */
export function holidaysRoutes(app: Api, { read, start, end }: HolidaysService): void {
  const current = {
    ...about,
    summary: 'The days on which all campers of the user are closed',
    response: { 200: OwnHolidaySchema, 401: DetailErrorSchema },
  };
  app.get(PATH, { onRequest, schema: current }, (request) => read(requireUser(request).userId));

  const begin = {
    ...about,
    summary:
      'Closes all campers of the user for some days, replacing earlier ones; confirmed trips take place',
    body: StartHolidaySchema,
    response: { 201: OwnHolidaySchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
  };
  app.post(PATH, { onRequest, schema: begin }, async (request, reply) =>
    reply.code(201).send(await start(requireUser(request).userId, request.body)),
  );

  const finish = {
    ...about,
    summary: 'Opens the campers again from today on',
    response: { 204: Type.Null(), 401: DetailErrorSchema },
  };
  app.delete(PATH, { onRequest, schema: finish }, async (request, reply) => {
    await end(requireUser(request).userId);
    return reply.code(204).send(null);
  });
}
