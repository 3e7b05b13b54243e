import {
  DetailErrorSchema,
  FieldErrorsSchema,
  ReviewListSchema,
  ReviewsQuerySchema,
  ReviewStatsQuerySchema,
  ReviewStatsSchema,
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
          'Reviews of a camper, of a person or of a booking, the newest first; empty beyond the last page',
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
        summary: 'How many such reviews there are, and their average',
        querystring: ReviewStatsQuerySchema,
        response: { 200: ReviewStatsSchema, ...refusals },
      },
    },
    ({ query }) => reviews.stats(query),
  );
}
