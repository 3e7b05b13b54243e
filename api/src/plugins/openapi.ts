import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';

import type { Api } from '../core/app-context';
import { describeDocument } from './description/describe-document';

/** Describes every route at `/docs` and, as JSON, at `/docs/json`. */
export async function describeRoutes(app: Api): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Campavia marketplace api',
        version: '0.1.0',
        description:
          'Campers to rent, places and what every page needs to know. Every path ends with a slash and answers ' +
          'without it too. Sentences in errors follow Accept-Language.',
      },
      components: {
        securitySchemes: {
          key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
      servers: [{ url: '/', description: 'wherever this document comes from' }],
      security: [{ key: [] }],
      tags: [
        { name: 'identity', description: 'Signing up and in, oneself and others' },
        { name: 'profiles', description: 'What belongs to a person: phone, company, rental credits' },
        { name: 'search', description: 'Finding a camper' },
        { name: 'listings', description: 'One camper' },
        { name: 'insurance', description: 'How a camper is insured' },
        { name: 'reviews', description: 'What people think of campers and of one another' },
        { name: 'places', description: 'Countries, regions, towns, quarters and sights' },
        { name: 'leads', description: 'People who may rent out a camper, and what it could earn' },
        { name: 'help', description: 'Questions and answers' },
        { name: 'referential', description: 'What every page may need to know' },
        { name: 'bookings', description: 'Trips of guests and bookings of owners, and what moves them' },
        { name: 'guest bookings', description: 'What guests do with their trips' },
        { name: 'owner bookings', description: 'What owners do with bookings of their campers' },
        { name: 'staff bookings', description: 'What the support team does with bookings' },
        { name: 'extensions', description: 'Longer, later and earlier trips, and more kilometres' },
        { name: 'upgrades', description: 'What is added to a trip without asking its owner' },
        { name: 'payments', description: 'What is paid for a trip, and what comes back' },
        { name: 'documents', description: 'Documents of people, campers and bookings, and their review' },
        { name: 'events', description: 'What consenting visitors do' },
        { name: 'pictures', description: 'Illustrations of the campers' },
        { name: 'sandbox', description: 'What plays the outside world; absent in production' },
        { name: 'health', description: 'Whether the api is well' },
      ],
    },
    transformObject: (document) =>
      describeDocument('openapiObject' in document ? { ...document.openapiObject } : {}),
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
}
