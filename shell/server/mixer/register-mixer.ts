import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { RegistryRefusal } from '@campavia/release';

import type { MixerMeans } from './mixer-means';
import { mixerRoutes } from './mixer.routes';

/** Ordinary visitors of production find what they find at any address that is not there. */
function refuseStrangers(means: MixerMeans, request: FastifyRequest): void {
  const { channel, mix } = means.visitOf(request);
  if (channel !== 'production' || mix !== undefined) return;
  const [path] = request.url.split('?');
  throw new RegistryRefusal(404, 'not_found', `There is no ${request.method} ${path}`);
}

/**
 * What the page's mixer asks: which releases there are, whether some would fit, and a link that shows them.
 * Answers on every channel but production, and there to people who hold a mix.
 */
export function registerMixer(app: FastifyInstance, means: MixerMeans): void {
  void app.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      refuseStrangers(means, request);
    });
    mixerRoutes(scope, means);
  });
}
