import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import { requireUser } from '../identity/signed-in.service';

/** The caller, and the camper's id in the path. */
export interface OwnerOf {
  userId: number;
  id: string;
}

/** Shared schema of the endpoints of an owner's calendar. */
export const id = Type.String({ description: 'number of the camper' });
export const params = Type.Object({ id });
export const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema, 410: DetailErrorSchema };
export const removed = { ...errors, 204: Type.Null() };

export function describe(summary: string) {
  return { tags: ['owner calendar'], security: [{ key: [], bearer: [] }], summary };
}

/** The caller, and the camper's id in the path. */
export function ownerOf(request: FastifyRequest & { params: { id: string } }): OwnerOf {
  return { userId: requireUser(request).userId, id: request.params.id };
}
