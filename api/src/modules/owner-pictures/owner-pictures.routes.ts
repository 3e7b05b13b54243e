import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  IfMatchSchema,
  MovePictureSchema,
  OwnPicturesSchema,
  PictureKeySchema,
  RotatePictureSchema,
  staleEditSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { requireUser, signedInOnly } from '../identity/signed-in.service';
import type { OwnerPictures } from './owner-pictures.service';
import { readPictureForm } from './read-picture';

const onRequest = signedInOnly;
const about = { tags: ['own campers'], security: [{ key: [], bearer: [] }] };
const vehicle = { id: Type.String({ description: 'number of the vehicle' }) };
const camper = { id: Type.String({ description: 'number of the camper' }) };
const photo = { photoId: Type.String({ description: 'number of the picture' }) };
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema, 410: DetailErrorSchema };
const edited = {
  ...errors,
  200: OwnPicturesSchema,
  400: FieldErrorsSchema,
  412: staleEditSchema(OwnPicturesSchema),
  428: DetailErrorSchema,
};
const removed = { ...edited, 405: DetailErrorSchema };
const busy = { 429: DetailErrorSchema, 503: DetailErrorSchema };

/** Endpoints by which owners add, order, rotate and delete pictures of their campers. */
export function ownerPicturesRoutes(app: Api, pictures: OwnerPictures): void {
  uploadRoutes(app, pictures);
  vehicleRoutes(app, pictures);
  camperRoutes(app, pictures);
}

function uploadRoutes(app: Api, { read, requireUpload, add }: OwnerPictures): void {
  const list = {
    ...about,
    params: Type.Object(vehicle),
    summary: 'The pictures of the user’s camper in their order',
    response: { ...errors, 200: OwnPicturesSchema },
  };
  app.get('/v4/vehicles/:id/photos/', { onRequest, schema: list }, (request) =>
    read({ userId: requireUser(request).userId, vehicle: request.params.id }),
  );

  const upload = {
    ...about,
    params: Type.Object(vehicle),
    headers: PictureKeySchema,
    summary:
      'Adds a picture after the others, once per key: one file in the field `photo`, JPEG, PNG or WebP of at most 10 MB and at least 638 × 426 pixels',
    consumes: ['multipart/form-data'],
    response: { ...errors, ...busy, 201: OwnPicturesSchema, 400: FieldErrorsSchema },
  };
  app.post('/v4/vehicles/:id/photos/', { onRequest, schema: upload }, async (request, reply) => {
    const key = request.headers['idempotency-key'];
    const of = { userId: requireUser(request).userId, vehicle: request.params.id };
    const { camperId, arrived } = await requireUpload(of, key);
    const content = await readPictureForm(request);
    return reply.code(201).send(arrived ?? (await add(camperId, { key, content })));
  });
}

function vehicleRoutes(app: Api, { move, remove, rotate }: OwnerPictures): void {
  const params = Type.Object({ ...vehicle, ...photo });
  const moved = {
    ...about,
    params,
    headers: IfMatchSchema,
    body: MovePictureSchema,
    summary: 'Moves a picture; index 0 makes it the cover. 412 if the pictures have changed',
    response: edited,
  };
  app.patch('/v4/vehicles/:id/photos/:photoId/', { onRequest, schema: moved }, (request) =>
    move(editOf(request, { vehicle: request.params.id }), request.body.index),
  );

  const gone = {
    ...about,
    params,
    headers: IfMatchSchema,
    summary: 'Removes a picture, but never the last one; it can be restored for an hour',
    response: removed,
  };
  app.delete('/v4/vehicles/:id/photos/:photoId/', { onRequest, schema: gone }, (request) =>
    remove(editOf(request, { vehicle: request.params.id })),
  );

  const turned = {
    ...about,
    params,
    headers: IfMatchSchema,
    body: RotatePictureSchema,
    summary: 'Rotates a picture',
    response: { ...edited, ...busy },
  };
  app.patch('/v4/vehicles/:id/photos/:photoId/rotate', { onRequest, schema: turned }, (request) =>
    rotate(editOf(request, { vehicle: request.params.id }), request.body.rotation),
  );
}

function camperRoutes(app: Api, { put, remove }: OwnerPictures): void {
  const params = Type.Object({ ...camper, ...photo });
  const placed = {
    ...about,
    params,
    headers: IfMatchSchema,
    body: MovePictureSchema,
    summary: 'Moves a picture to an index, or restores one that was removed within the hour',
    response: edited,
  };
  app.put('/3/products/:id/photos/:photoId/', { onRequest, schema: placed }, (request) =>
    put(editOf(request, { camper: request.params.id }), request.body.index),
  );

  const gone = {
    ...about,
    params,
    headers: IfMatchSchema,
    summary: 'Removes a picture, like the call of its vehicle',
    response: removed,
  };
  app.delete('/3/products/:id/photos/:photoId/', { onRequest, schema: gone }, (request) =>
    remove(editOf(request, { camper: request.params.id })),
  );
}

interface EditRequest {
  params: { photoId: string };
  headers: { 'if-match'?: string };
}

function editOf<Of extends { vehicle: string } | { camper: string }>(
  request: EditRequest & Parameters<typeof requireUser>[0],
  of: Of,
) {
  const { userId } = requireUser(request);
  return { ...of, userId, photoId: request.params.photoId, ifMatch: request.headers['if-match'] };
}
