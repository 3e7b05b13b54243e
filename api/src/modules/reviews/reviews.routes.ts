import {
  DetailErrorSchema,
  FieldErrorsSchema,
  ReviewListSchema,
  ReviewsQuerySchema,
  ReviewStatsQuerySchema,
  ReviewStatsSchema,
  WallPictureListSchema,
  WallPictureParamsSchema,
  WallPictureSchema,
  WallQuerySchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { ReviewsService } from './reviews.service';

const refusals = { 400: FieldErrorsSchema, 401: DetailErrorSchema };

/** The calls for what people think. */
export function reviewsRoutes(app: Api, reviews: ReviewsService): void {
  app.get(
    '/v4/reviews/',
    {
      schema: {
        tags: ['reviews'],
        summary:
          'Reviews of a camper, of a user, of a booking or all, newest first; empty beyond the last page',
        querystring: ReviewsQuerySchema,
        response: { 200: ReviewListSchema, ...refusals },
      },
    },
    ({ query }) => reviews.list(query),
  );

  app.get(
    '/v4/reviews/stats/',
    {
      schema: {
        tags: ['reviews'],
        summary: 'Number and average of such reviews',
        querystring: ReviewStatsQuerySchema,
        response: { 200: ReviewStatsSchema, ...refusals },
      },
    },
    ({ query }) => reviews.stats(query),
  );

  app.get(
    '/v4/reviews/pictures/',
    {
      schema: {
        tags: ['reviews'],
        summary: 'Pictures in reviews, those of the newest review first; empty beyond the last page',
        querystring: WallQuerySchema,
        response: { 200: WallPictureListSchema, ...refusals },
      },
    },
    ({ query }) => reviews.listPictures(query),
  );

  app.get(
    '/v4/reviews/pictures/:id/',
    {
      schema: {
        tags: ['reviews'],
        summary: 'One picture with its review; 404 when it was removed',
        params: WallPictureParamsSchema,
        response: { 200: WallPictureSchema, 404: DetailErrorSchema, ...refusals },
      },
    },
    ({ params }) => reviews.findPicture(params.id),
  );
}
