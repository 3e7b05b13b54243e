import { createHash } from 'node:crypto';

import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { mixesRoutes } from './mixes.routes';
import { readingRoutes } from './reading.routes';
import type { RegistryRoutesOptions, RegistryScope } from './registry-routes-options';
import { releasesRoutes } from './releases.routes';
import { bearerToken, requireToken } from './require-token';
import { uploadsRoutes } from './uploads.routes';
import { writingRoutes } from './writing.routes';

const DESCRIPTION = {
  openapi: '3.1.0',
  info: {
    title: 'Campavia release registry',
    version: '1.0.0',
    description:
      'Releases, channels, canaries, pins and mixes. Every call but this description needs a token of a squad. ' +
      'Errors are {code, detail}; the code is to branch on.',
  },
  components: { securitySchemes: { token: { type: 'http' as const, scheme: 'bearer' } } },
  security: [{ token: [] }],
  tags: [
    { name: 'reading', description: 'Where things stand' },
    { name: 'writing', description: 'Acts in the log' },
    { name: 'uploads', description: 'Publishing a release' },
  ],
};

const ROUTES = [readingRoutes, releasesRoutes, mixesRoutes, writingRoutes, uploadsRoutes];

function rateLimitKeyOf(request: FastifyRequest): string {
  const token = bearerToken(request);
  return token === '' ? request.ip : createHash('sha256').update(token).digest('base64url');
}

export async function registerRegistry(app: FastifyInstance, context: RegistryRoutesOptions): Promise<void> {
  await app.register(
    async (plain) => {
      await plain.register(swagger, { openapi: DESCRIPTION });
      await plain.register(rateLimit, {
        max: context.requestsPerMinute,
        timeWindow: '1 minute',
        keyGenerator: rateLimitKeyOf,
      });
      plain.get('/openapi.json', { schema: { hide: true } }, async () => plain.swagger());
      await plain.register(async (scope) => {
        const typed: RegistryScope = scope.withTypeProvider<TypeBoxTypeProvider>();
        typed.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
        requireToken(typed, context.registry);
        for (const add of ROUTES) add(typed, context);
      });
    },
    { prefix: '/_registry' },
  );
}
