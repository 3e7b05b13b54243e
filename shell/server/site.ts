import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { registerForwards } from './api-link/forwards';
import { registerWellKnown } from './assets/well-known';
import { createDocuments } from './documents/answer-document';
import { BASE_HEADERS, HTTPS_ONLY } from './documents/security-headers';
import { registerReports } from './error-reports/register-reports';
import { createReports } from './error-reports/reports';
import { answerErrors, pathAlone } from './errors/answer-errors';
import { answerUnread } from './errors/answer-unread';
import { registerFailures } from './failures/failures';
import { gatherMeans, type SiteOptions } from './gather-means';
import { registerComposition } from './internals/composition-routes';
import { registerInternals } from './internals/internals';
import { registerMixer } from './mixer/register-mixer';
import { registerRegistry } from './registry/register-registry';
import { registerReleaseFiles } from './releases/release-files';
import type { Settings } from './settings';

/** How long a request may take to come; whoever sends letter by letter holds no connection for longer. */
const LONGEST_REQUEST_MS = 5 * 60_000;

function tellRequest(request: FastifyRequest) {
  const { method, host, ip } = request;
  return { method, url: pathAlone(request), host, remoteAddress: ip };
}

/**
 * The site's own server: documents, releases, the registry, internals, and the way to the api. Ready when it can
 * answer, or when it is known that there is nothing to answer with.
 */
export async function buildSite(settings: Settings, options: SiteOptions): Promise<FastifyInstance> {
  const means = await gatherMeans(settings, options);
  const { visits } = means;

  function introduce(request: FastifyRequest, reply: FastifyReply): void {
    reply.headers(BASE_HEADERS);
    if (settings.isHttps) reply.header('strict-transport-security', HTTPS_ONLY);
    if (visits.channelOf(request) !== 'production') reply.header('x-robots-tag', 'noindex');
  }

  /** An address with broken escapes reaches no route and no hook; it gets the page like every other unknown one. */
  function answerUnreadable(request: FastifyRequest, reply: FastifyReply): void {
    introduce(request, reply);
    answerDocument(request, reply).catch((error: unknown) => answerError(error, request, reply));
  }

  const app = fastify({
    logger: { level: settings.logLevel, serializers: { req: tellRequest } },
    clientErrorHandler: answerUnread,
    frameworkErrors: (_, request, reply) => answerUnreadable(request, reply as FastifyReply),
    requestTimeout: LONGEST_REQUEST_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
    ajv: { customOptions: { discriminator: true, removeAdditional: false } },
    trustProxy: [...settings.trustedProxies],
    forceCloseConnections: 'idle',
  });
  app.decorate('isHttps', settings.isHttps);
  const reports = createReports({
    dsn: settings.errorReporting,
    environment: settings.environment,
    log: (line, sentence) => app.log.error(line, sentence),
    nowMs: means.nowMs,
  });
  const answerDocument = createDocuments({ ...means, reports });
  const answerError = answerErrors(app, reports);
  app.addHook('onRequest', async (request, reply) => introduce(request, reply));
  app.addHook('onClose', means.close);
  await app.register(compress, { global: true });
  await registerReleaseFiles(app, means.releaseFiles);
  await registerForwards(app, settings);
  registerWellKnown(app);
  registerInternals(app, means);
  registerComposition(app, means);
  await registerFailures(app, means);
  await registerReports(app, { ...means, reports });
  await registerRegistry(app, means.registryRoutes);
  registerMixer(app, means.registryRoutes);
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerDocument });
  return app;
}
