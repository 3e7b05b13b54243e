import { Type } from 'typebox';

import {
  DetailErrorSchema,
  FieldErrorsSchema,
  IfMatchSchema,
  OwnReviewListSchema,
  OwnReviewSchema,
  OwnReviewsQuerySchema,
  ReportReviewSchema,
  ReviewsNeededQuerySchema,
  ReviewsNeededSchema,
  staleEditSchema,
  UpdateReviewSchema,
  WriteReviewSchema,
} from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { confirmedOnly, requireUser, signedInOnly } from '../../identity/signed-in.service';
import type { OwnReviews } from './own-reviews.service';
import { readImageForm } from './review-pictures';

const about = { tags: ['reviews'], security: [{ key: [], bearer: [] }] };
const onRequest = signedInOnly;
const writing = [signedInOnly, confirmedOnly];
const params = Type.Object({ id: Type.String({ description: 'number of the review' }) });
const errors = { 401: DetailErrorSchema, 404: DetailErrorSchema };
const edited = {
  ...errors,
  200: OwnReviewSchema,
  400: FieldErrorsSchema,
  405: DetailErrorSchema,
  412: staleEditSchema(OwnReviewSchema),
};
const ExistsSchema = Type.Object({ ...DetailErrorSchema.properties, id_review: Type.Integer() });

/** The calls by which guests and owners review their trips. */
export function ownReviewsRoutes(app: Api, reviews: OwnReviews): void {
  reading(app, reviews);
  writingReviews(app, reviews);
  picturing(app, reviews);
  reporting(app, reviews);
}

function reading(app: Api, { find, list, listNeeded }: OwnReviews): void {
  const mine = {
    ...about,
    summary: 'Reviews that the user received or sent, unpublished ones first',
    querystring: OwnReviewsQuerySchema,
    response: { 200: OwnReviewListSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
  };
  app.get('/v4/reviews/mine/', { onRequest, schema: mine }, (request) =>
    list(requireUser(request).userId, request.query),
  );

  const needed = {
    ...about,
    summary: 'Trips that the user may still review, by deadline',
    querystring: ReviewsNeededQuerySchema,
    response: { 200: ReviewsNeededSchema, 400: FieldErrorsSchema, 401: DetailErrorSchema },
  };
  app.get('/3/reviews-needed/', { onRequest, schema: needed }, (request) =>
    listNeeded(requireUser(request).userId, request.query),
  );

  const one = {
    ...about,
    params,
    summary: 'A review that the user wrote, or a published one about the user',
    response: { ...errors, 200: OwnReviewSchema },
  };
  app.get('/3/review/:id/', { onRequest, schema: one }, (request) =>
    find(requireUser(request).userId, request.params.id),
  );
}

function writingReviews(app: Api, { create, update, answer }: OwnReviews): void {
  const created = {
    ...about,
    params: Type.Object({ idBooking: Type.String({ description: 'number of the booking' }) }),
    body: WriteReviewSchema,
    summary: 'Creates the review of a trip as its guest or owner; 409 with the existing one',
    response: {
      ...errors,
      201: OwnReviewSchema,
      400: FieldErrorsSchema,
      405: DetailErrorSchema,
      409: ExistsSchema,
    },
  };
  app.post(
    '/3/review/create/:idBooking/',
    { onRequest: writing, schema: created },
    async (request, reply) => {
      const edit = { userId: requireUser(request).userId, id: request.params.idBooking };
      return reply.code(201).send(await create(edit, request.body, request.language));
    },
  );

  const changed = {
    ...about,
    params,
    headers: IfMatchSchema,
    body: UpdateReviewSchema,
    summary: 'Changes or sends a review until it is published; with `reply`, replies once to a published one',
    response: edited,
  };
  app.patch('/3/review/:id/', { onRequest: writing, schema: changed }, (request) => {
    const edit = editOf(request);
    return request.body.reply === undefined ? update(edit, request.body) : answer(edit, request.body);
  });
}

function picturing(app: Api, { pictures }: OwnReviews): void {
  const added = {
    ...about,
    params,
    summary: 'Adds a picture to a review: one file in the field `image`, JPEG, PNG or WebP of at most 10 MB',
    consumes: ['multipart/form-data'],
    response: { ...edited, 429: DetailErrorSchema, 503: DetailErrorSchema },
  };
  app.patch('/3/review/:id/photo/', { onRequest: writing, schema: added }, async (request) => {
    const edit = editOf(request);
    await pictures.requireUpload(edit);
    return pictures.add(edit, await readImageForm(request));
  });

  const gone = {
    ...about,
    params: Type.Object({
      ...params.properties,
      photoId: Type.String({ description: 'number of the picture' }),
    }),
    summary: 'Removes a picture from a review that is not published yet',
    response: edited,
  };
  app.delete('/3/review/:id/photo/:photoId/', { onRequest: writing, schema: gone }, (request) =>
    pictures.remove(editOf(request), request.params.photoId),
  );
}

function reporting(app: Api, { report }: OwnReviews): void {
  const schema = {
    ...about,
    params,
    summary:
      'Reports a review to the support team, one about another user by POST and with a reason; idempotent',
    response: {
      ...errors,
      204: Type.Null(),
      400: FieldErrorsSchema,
      405: DetailErrorSchema,
      429: DetailErrorSchema,
    },
  };
  app.patch('/3/review/:id/report/', { onRequest, schema }, async (request, reply) => {
    await report(editOf(request), null);
    return reply.code(204).send(null);
  });
  const body = Type.Union([Type.Null(), ReportReviewSchema]);
  app.post('/3/review/:id/report/', { onRequest, schema: { ...schema, body } }, async (request, reply) => {
    await report(editOf(request), request.body);
    return reply.code(204).send(null);
  });
}

interface EditRequest {
  params: { id: string };
  headers: { 'if-match'?: string | undefined };
}

function editOf(request: EditRequest & Parameters<typeof requireUser>[0]) {
  const { userId } = requireUser(request);
  return { userId, id: request.params.id, ifMatch: request.headers['if-match'] };
}
