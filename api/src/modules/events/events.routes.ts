import type { FastifySchemaValidationError } from 'fastify';

import {
  DetailErrorSchema,
  EventsAnswerSchema,
  EventsSchema,
  FieldErrorsSchema,
  type Events,
} from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import { sentencesOf } from '../../core/validation-sentences';
import { InvalidFieldsError, HttpError } from '../../core/http-errors';
import type { EventsService } from './events.service';

const BODY_BYTES = 128 * 1024;
const HASHED = ['email', 'phone'];

/** Receives the analytics events of visitors who consented. */
export function eventsRoutes(app: Api, events: EventsService): void {
  app.post(
    '/v4/events/send/',
    {
      schema: {
        tags: ['events'],
        summary: 'Receives analytics events of a consenting visitor; one event, or several in `events`',
        body: EventsSchema,
        response: {
          202: EventsAnswerSchema,
          400: FieldErrorsSchema,
          401: DetailErrorSchema,
          429: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
      bodyLimit: BODY_BYTES,
      attachValidation: true,
      preValidation: async (request) => {
        request.body = gathered(request.body) as Events;
      },
    },
    async (request, reply) => {
      refuseInvalid(request.validationError?.validation);
      const { events: sent } = request.body;
      await events.take(sent, request.ip);
      return reply.code(202).send({ accepted: sent.length });
    },
  );
}

// The body is a single event, an array, or an object with the array.
function gathered(body: unknown): unknown {
  if (Array.isArray(body)) return { events: body };
  if (typeof body !== 'object' || body === null) throw new HttpError(400, 'bad_request');
  return 'events' in body ? body : { events: [body] };
}

function refuseInvalid(errors: readonly FastifySchemaValidationError[] | undefined): void {
  if (!errors) return;
  const fields = sentencesOf(errors.map((error) => ({ ...error, instancePath: fieldIn(error) })));
  for (const field of HASHED) if (fields[field]) fields[field] = { id: 'field_not_hashed' };
  throw new InvalidFieldsError(fields);
}

/** The last segment: `/events/0/properties/utm_term` concerns `utm_term`. */
function fieldIn({ instancePath }: FastifySchemaValidationError): string {
  const field = instancePath
    .replace(/^\/events\/\d+/, '')
    .split('/')
    .at(-1);
  return field ? `/${field}` : '';
}
