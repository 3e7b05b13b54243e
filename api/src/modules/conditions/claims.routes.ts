import { Type } from 'typebox';

import { AnswerClaimSchema, ConditionReportsSchema, CreateClaimSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { denyActingStaff, signedInOnly } from '../identity/signed-in.service';
import { changed, conditionParty, describe, uploaded } from './conditions.routes';
import type { ConditionParty, Conditions } from './conditions.service';
import { readPhoto } from './photos/read-photo';

const id = Type.String({ description: 'number of the booking' });
const params = Type.Object({ id, claimId: Type.String() });

/** Claims from deposits: owners make and withdraw them, guests answer and accept them. */
export function claimsRoutes(app: Api, conditions: Conditions): void {
  ownersClaims(app, conditions);
  guestsAnswers(app, conditions);
}

async function addPhoto(
  { photos, uploads }: Conditions,
  party: ConditionParty,
  request: Parameters<typeof readPhoto>[0] & { params: { claimId: string } },
): Promise<void> {
  await photos.requireUpload(party);
  await photos.addToClaim(party, request.params.claimId, await readPhoto(request, uploads));
}

function ownersClaims(app: Api, conditions: Conditions): void {
  app.post(
    '/v4/bookings-owner/:id/claims/',
    {
      onRequest: [signedInOnly, denyActingStaff],
      schema: {
        ...describe('owner', 'Claims from the deposit, within 48 hours after the return'),
        params: Type.Object({ id }),
        body: CreateClaimSchema,
        response: { ...changed, 201: ConditionReportsSchema },
      },
    },
    async (request, reply) => {
      const party = conditionParty('owner', request);
      await conditions.claims.make(party, request.body);
      return reply.code(201).send(await conditions.find(party));
    },
  );

  app.post(
    '/v4/bookings-owner/:id/claims/:claimId/photos/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('owner', 'Adds the photo under `photo` to an open claim'),
        params,
        consumes: ['multipart/form-data'],
        response: { ...uploaded, 201: ConditionReportsSchema },
      },
    },
    async (request, reply) => {
      const party = conditionParty('owner', request);
      await addPhoto(conditions, party, request);
      return reply.code(201).send(await conditions.find(party));
    },
  );

  app.patch(
    '/v4/bookings-owner/:id/claims/:claimId/withdraw/',
    {
      onRequest: [signedInOnly, denyActingStaff],
      schema: { ...describe('owner', 'Takes an open claim back'), params, response: changed },
    },
    async (request) => {
      const party = conditionParty('owner', request);
      await conditions.claims.withdraw(party, request.params.claimId);
      return conditions.find(party);
    },
  );
}

function guestsAnswers(app: Api, conditions: Conditions): void {
  app.post(
    '/v4/bookings-guest/:id/claims/:claimId/photos/',
    {
      onRequest: signedInOnly,
      schema: {
        ...describe('guest', 'Adds the photo under `photo` to an open claim, before it is answered'),
        params,
        consumes: ['multipart/form-data'],
        response: { ...uploaded, 201: ConditionReportsSchema },
      },
    },
    async (request, reply) => {
      const party = conditionParty('guest', request);
      await addPhoto(conditions, party, request);
      return reply.code(201).send(await conditions.find(party));
    },
  );

  app.patch(
    '/v4/bookings-guest/:id/claims/:claimId/accept/',
    {
      onRequest: [signedInOnly, denyActingStaff],
      schema: {
        ...describe('guest', 'Accepts an open claim: the deposit is charged at once'),
        params,
        response: changed,
      },
    },
    async (request) => {
      const party = conditionParty('guest', request);
      await conditions.claims.accept(party, request.params.claimId);
      return conditions.find(party);
    },
  );

  app.patch(
    '/v4/bookings-guest/:id/claims/:claimId/answer/',
    {
      onRequest: [signedInOnly, denyActingStaff],
      schema: {
        ...describe('guest', 'Answers an open claim, once'),
        params,
        body: AnswerClaimSchema,
        response: changed,
      },
    },
    async (request) => {
      const party = conditionParty('guest', request);
      await conditions.claims.answer(party, request.params.claimId, request.body.answer);
      return conditions.find(party);
    },
  );
}
