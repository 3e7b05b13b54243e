import {
  DetailErrorSchema,
  FieldErrorsSchema,
  ListingEventsAnswerSchema,
  ListingEventsSchema,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { ListingEventsService } from './listing-events.service';

const BODY_BYTES = 16 * 1024;

/** Receives listing events: impressions of cards and views of listings. */
export function listingEventsRoutes(app: Api, { count }: ListingEventsService): void {
  app.post(
    '/v4/marks/',
    {
      schema: {
        tags: ['search'],
        summary: 'Counts impressions of cards and views of listings, without data about the visitor',
        body: ListingEventsSchema,
        response: {
          202: ListingEventsAnswerSchema,
          400: FieldErrorsSchema,
          401: DetailErrorSchema,
          429: DetailErrorSchema,
        },
      },
      bodyLimit: BODY_BYTES,
    },
    async ({ body, signedIn, ip }, reply) =>
      reply.code(202).send({ counted: await count(body.marks, { signedIn, ip }) }),
  );
}
