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
      servers: [{ url: '/', description: 'the origin of this document' }],
      security: [{ key: [] }],
      tags: [
        { name: 'identity', description: 'Sign-up, sign-in and users' },
        { name: 'profiles', description: 'Data of a user: phone, company, rental credits' },
        { name: 'search', description: 'Finding a camper' },
        { name: 'listings', description: 'One camper' },
        { name: 'insurance', description: 'Insurances of a camper' },
        { name: 'reviews', description: 'Reviews of campers, guests and owners' },
        { name: 'places', description: 'Countries, regions, towns, quarters and sights' },
        { name: 'leads', description: 'Potential owners, and estimated earnings' },
        { name: 'help', description: 'Questions and answers' },
        { name: 'referential', description: 'Reference data for all pages' },
        { name: 'bookings', description: 'Trips of guests and bookings of owners, and their transitions' },
        { name: 'guest bookings', description: 'Actions of guests on their trips' },
        { name: 'owner bookings', description: 'Actions of owners on bookings of their campers' },
        { name: 'staff bookings', description: 'Actions of the support team on bookings' },
        { name: 'extensions', description: 'Longer, later and earlier trips, and more kilometres' },
        { name: 'upgrades', description: 'Additions to a trip that need no answer of its owner' },
        { name: 'payments', description: 'Payments and refunds of a trip' },
        { name: 'documents', description: 'Documents of people, campers and bookings, and their review' },
        { name: 'events', description: 'Analytics events of consenting visitors' },
        { name: 'pictures', description: 'Illustrations of the campers' },
        { name: 'sandbox', description: 'Simulations of external services; absent in production' },
        { name: 'health', description: 'Health checks of the api' },
      ],
    },
    transformObject: (document) =>
      describeDocument('openapiObject' in document ? { ...document.openapiObject } : {}),
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
}
