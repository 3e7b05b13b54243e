import { Type } from 'typebox';

import {
  ConditionReportsSchema,
  ConfirmConditionReportSchema,
  ConfirmWithCodeSchema,
  DetailErrorSchema,
  FieldErrorsSchema,
  UpdateConditionReportSchema,
} from '@campavia/contracts';
import { CONDITION_MOMENTS, CONDITION_SIDES, type ConditionSide } from '@campavia/domain';

import type { Api } from '../../core/app-context';
import { denyActingStaff, requireUser, signedInOnly } from '../identity/signed-in.service';
import type { ConditionParty, Conditions } from './conditions.service';
import { readPhoto } from './photos/read-photo';
import { sendPhoto } from './photos/send-photo';

const security = [{ key: [], bearer: [] }];
const id = Type.String({ description: 'number of the booking' });
const params = Type.Object({ id, moment: Type.Enum([...CONDITION_MOMENTS]) });
const refusals = { 401: DetailErrorSchema, 404: DetailErrorSchema };
export const changed = {
  200: ConditionReportsSchema,
  ...refusals,
  400: FieldErrorsSchema,
  405: DetailErrorSchema,
  429: DetailErrorSchema,
};
const versioned = { ...changed, 412: DetailErrorSchema };
export const uploaded = { ...changed, 503: DetailErrorSchema };

type Asked = Parameters<typeof requireUser>[0] & { params: { id: string } };

/** The guest or owner who makes a request. @throws HttpError 401 sign_in_needed */
export function conditionParty(side: ConditionSide, request: Asked): ConditionParty {
  return { side, userId: requireUser(request).userId, id: request.params.id };
}

/** The parts that the routes of one side share. */
export function describe(side: ConditionSide, summary: string) {
  return { tags: [`${side} bookings`], security, summary };
}

/** Condition reports of guests and owners. */
export function conditionsRoutes(app: Api, conditions: Conditions): void {
  for (const side of CONDITION_SIDES) {
    reading(app, side, conditions);
    writing(app, side, conditions);
    photographing(app, side, conditions);
  }
  confirmingForOwner(app, conditions);
}

function reading(app: Api, side: ConditionSide, conditions: Conditions): void {
  app.get(
    `/v4/bookings-${side}/:id/condition-reports/`,
    {
      onRequest: signedInOnly,
      schema: {
        ...describe(side, 'The condition of the camper at pick-up and return, and what the deposit pays'),
        params: Type.Object({ id }),
        response: { 200: ConditionReportsSchema, ...refusals },
      },
    },
    (request) => conditions.find(conditionParty(side, request)),
  );

  app.get(
    `/v4/bookings-${side}/:id/condition-photos/:photoId/`,
    {
      onRequest: signedInOnly,
      schema: {
        ...describe(side, 'A photo of a condition report or of a claim'),
        params: Type.Object({ id, photoId: Type.String() }),
        response: { 200: Type.Unknown({ description: 'the file' }), ...refusals, 503: DetailErrorSchema },
      },
    },
    async (request, reply) => {
      const found = await conditions.photos.open(conditionParty(side, request), request.params.photoId);
      return sendPhoto(reply, found);
    },
  );
}

function writing(app: Api, side: ConditionSide, conditions: Conditions): void {
  app.patch(
    `/v4/bookings-${side}/:id/condition-reports/:moment/`,
    {
      onRequest: signedInOnly,
      schema: {
        ...describe(side, 'Writes kilometres, fuel and remarks; the other side has to confirm again'),
        params,
        body: UpdateConditionReportSchema,
        response: versioned,
      },
    },
    async (request) => {
      const party = conditionParty(side, request);
      await conditions.reports.update(party, request.params.moment, request.body);
      return conditions.find(party);
    },
  );

  app.post(
    `/v4/bookings-${side}/:id/condition-reports/:moment/confirm/`,
    {
      onRequest: [signedInOnly, denyActingStaff],
      schema: {
        ...describe(
          side,
          'Confirms a report; once both sides have, it is final and the kilometres are settled',
        ),
        params,
        body: ConfirmConditionReportSchema,
        response: versioned,
      },
    },
    async (request) => {
      const party = conditionParty(side, request);
      await conditions.reports.confirmOwn(party, request.params.moment, request.body.version);
      return conditions.find(party);
    },
  );
}

function photographing(app: Api, side: ConditionSide, conditions: Conditions): void {
  app.post(
    `/v4/bookings-${side}/:id/condition-reports/:moment/photos/`,
    {
      onRequest: signedInOnly,
      schema: {
        ...describe(side, 'Adds the photo under `photo`: JPEG, PNG or WebP of 10 MB at most'),
        params,
        consumes: ['multipart/form-data'],
        response: { ...uploaded, 201: ConditionReportsSchema },
      },
    },
    async (request, reply) => {
      const party = conditionParty(side, request);
      await conditions.photos.requireUpload(party);
      const photo = await readPhoto(request, conditions.uploads);
      await conditions.photos.addToReport(party, request.params.moment, photo);
      return reply.code(201).send(await conditions.find(party));
    },
  );

  app.delete(
    `/v4/bookings-${side}/:id/condition-reports/:moment/photos/:photoId/`,
    {
      onRequest: signedInOnly,
      schema: {
        ...describe(side, 'Takes a photo away'),
        params: Type.Object({ ...params.properties, photoId: Type.String() }),
        response: changed,
      },
    },
    async (request) => {
      const party = conditionParty(side, request);
      await conditions.photos.remove(party, request.params.moment, request.params.photoId);
      return conditions.find(party);
    },
  );
}

function confirmingForOwner(app: Api, conditions: Conditions): void {
  app.post(
    '/v4/bookings-guest/:id/condition-reports/:moment/owner-code/',
    {
      onRequest: [signedInOnly, denyActingStaff],
      schema: {
        ...describe('guest', 'Sends the owner another code; the answer does not contain it'),
        params,
        response: changed,
      },
    },
    async (request) => {
      const party = conditionParty('guest', request);
      await conditions.reports.sendCode(party, request.params.moment);
      return conditions.find(party);
    },
  );

  app.post(
    '/v4/bookings-guest/:id/condition-reports/:moment/confirm-for-owner/',
    {
      onRequest: [signedInOnly, denyActingStaff],
      schema: {
        ...describe('guest', 'The owner confirms on the guest’s phone, with the code that was sent to them'),
        params,
        body: ConfirmWithCodeSchema,
        response: versioned,
      },
    },
    async (request) => {
      const party = conditionParty('guest', request);
      await conditions.reports.confirmForOwner(party, request.params.moment, request.body);
      return conditions.find(party);
    },
  );
}
