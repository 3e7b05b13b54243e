import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import { requireUser } from '../identity/signed-in.service';
import type { OwnerOf } from './own-camper';

/** What the calls of an owner's calendar have in common. */
export const id = Type.String({ description: 'number of the camper' });
export const params = Type.Object({ id });
export const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema };
export const removed = { ...errors, 204: Type.Null() };

export function describe(summary: string) {
  return { tags: ['owner calendar'], security: [{ key: [], bearer: [] }], summary };
}

/** Who calls, and the camper of the address. */
export function ownerOf(request: FastifyRequest & { params: { id: string } }): OwnerOf {
  return { userId: requireUser(request).userId, camper: request.params.id };
}
