import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';

import type { Api } from '../api';

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
      security: [{ key: [] }],
      tags: [
        { name: 'identity', description: 'Signing up and in, oneself and others' },
        { name: 'profiles', description: 'What belongs to a person: phone, company, rental credits' },
        { name: 'search', description: 'Finding a camper' },
        { name: 'listings', description: 'One camper' },
        { name: 'insurance', description: 'How a camper is insured' },
        { name: 'reviews', description: 'What people think of campers and of one another' },
        { name: 'places', description: 'Countries, regions, towns, quarters and sights' },
        { name: 'referential', description: 'What every page may need to know' },
        { name: 'documents', description: 'Papers of people, campers and bookings, and how they are judged' },
        { name: 'events', description: 'What consenting visitors do' },
        { name: 'pictures', description: 'Illustrations of the campers' },
        { name: 'sandbox', description: 'What plays the outside world; absent in production' },
        { name: 'health', description: 'Whether the api is well' },
      ],
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
}
