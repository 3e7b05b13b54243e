import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { RegistryRefusal } from '@campavia/release';

import type { MixerContext } from './mixer-context';
import { mixerRoutes } from './mixer.routes';

function refuseOrdinaryVisitors(context: MixerContext, request: FastifyRequest): void {
  const { channel, mix } = context.visitOf(request);
  if (channel !== 'production' || mix !== undefined) return;
  const [path] = request.url.split('?');
  throw new RegistryRefusal(404, 'not_found', `There is no ${request.method} ${path}`);
}

/** On every channel but production, and there only for visitors with a mix. */
export function registerMixer(app: FastifyInstance, context: MixerContext): void {
  void app.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      refuseOrdinaryVisitors(context, request);
    });
    mixerRoutes(scope, context);
  });
}
