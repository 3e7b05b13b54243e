import type { FastifyRequest } from 'fastify';

import { RegistryRefusal } from '@campavia/release';
import type { Actor, Registry } from '@campavia/release/server';

import type { RegistryScope } from './registry-routes-options';
import { createFailedTokenGuard } from './failed-token-guard';

export function bearerToken({ headers }: FastifyRequest): string {
  return /^Bearer ([\w.~+/=-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

type Tokens = Pick<Registry, 'authenticate' | 'isKnownToken'>;

export function requireToken(app: RegistryScope, registry: Tokens): void {
  const wrongTokens = createFailedTokenGuard();

  async function actorOf(request: FastifyRequest): Promise<Actor> {
    const token = bearerToken(request);
    if (token === '') {
      throw new RegistryRefusal(
        401,
        'unknown_token',
        'Send a token of the registry: Authorization: Bearer <token>. `npm run release -- keys` makes one',
      );
    }
    // A valid token must work even if others at the same address try wrong ones.
    if (wrongTokens.isTooMany(request.ip) && !registry.isKnownToken(token)) {
      throw new RegistryRefusal(429, 'too_many_requests', 'Too many wrong tokens; try again in a minute');
    }
    try {
      return await registry.authenticate(token);
    } catch (error) {
      if (error instanceof RegistryRefusal && error.status === 401) wrongTokens.note(request.ip);
      throw error;
    }
  }

  app.decorateRequest('actor', null as unknown as Actor);
  app.addHook('onRequest', async (request, reply) => {
    try {
      request.actor = await actorOf(request);
    } catch (error) {
      if (error instanceof RegistryRefusal && error.status === 401)
        reply.header('www-authenticate', 'Bearer');
      throw error;
    }
  });
}
