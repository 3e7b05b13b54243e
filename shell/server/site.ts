import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { registerWellKnown } from './assets/well-known';
import { createDocuments } from './documents/answer-document';
import { BASE_HEADERS } from './documents/security-headers';
import { answerError, answerErrors } from './errors/answer-errors';
import { registerFailures } from './failures/failures';
import { gatherMeans, type SiteOptions } from './gather-means';
import { registerComposition } from './internals/composition-routes';
import { registerInternals } from './internals/internals';
import { registerMixer } from './mixer/register-mixer';
import { registerRegistry } from './registry/register-registry';
import { registerReleaseFiles } from './releases/release-files';
import type { Settings } from './settings';

/** Paths that belong to the api and are passed on to it as they come. */
const FORWARDED = ['/oauth', '/3', '/v4', '/media', '/sandbox'];

/** How long a request may take to come; whoever sends letter by letter holds no connection for longer. */
const LONGEST_REQUEST_MS = 5 * 60_000;

/** While the api is away, callers are told to come back; the browser's client then tries once more by itself. */
const AWAY = { detail: 'The service is away for a moment.', code: 'bad_gateway' };

async function registerForwards(app: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of FORWARDED) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        onError: (reply) => void reply.code(503).header('retry-after', '1').send(AWAY),
        // The api counts attempts by this; what a visitor writes there himself is not passed on.
        rewriteRequestHeaders: ({ ip }, headers) => ({ ...headers, 'x-forwarded-for': ip }),
      },
    });
  }
}

/**
 * The site's own server: documents, releases, the registry, internals, and the way to the api. Ready when it can
 * answer, or when it is known that there is nothing to answer with.
 */
export async function buildSite(settings: Settings, options: SiteOptions): Promise<FastifyInstance> {
  const means = await gatherMeans(settings, options);
  const answerDocument = createDocuments(means);
  const { visits } = means;

  function introduce(request: FastifyRequest, reply: FastifyReply): void {
    reply.headers(BASE_HEADERS);
    if (visits.channelOf(request) !== 'production') reply.header('x-robots-tag', 'noindex');
  }

  /** An address with broken escapes reaches no route and no hook; it gets the page like every other unknown one. */
  function answerUnreadable(request: FastifyRequest, reply: FastifyReply): void {
    introduce(request, reply);
    answerDocument(request, reply).catch((error: unknown) => answerError(error, request, reply));
  }

  const app = fastify({
    logger: { level: settings.logLevel },
    frameworkErrors: (_, request, reply) => answerUnreadable(request, reply as FastifyReply),
    requestTimeout: LONGEST_REQUEST_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
    ajv: { customOptions: { discriminator: true, removeAdditional: false } },
    trustProxy: [...settings.trustedProxies],
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', async (request, reply) => introduce(request, reply));
  app.addHook('onClose', means.close);
  await app.register(compress, { global: true });
  answerErrors(app);
  await registerReleaseFiles(app, means.releaseFiles);
  await registerForwards(app, settings.apiUrl);
  registerWellKnown(app);
  registerInternals(app, means);
  registerComposition(app, means);
  await registerFailures(app, means);
  await registerRegistry(app, means.registryRoutes);
  registerMixer(app, means.registryRoutes);
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerDocument });
  return app;
}
