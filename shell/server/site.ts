import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { createPeerCheck, createRequestIds, traceRequests } from '@campavia/telemetry';

import { registerProxies } from './api/proxies';
import { registerSitemaps } from './sitemaps/sitemaps.routes';
import { registerWellKnown } from './well-known/register-well-known';
import { createDocumentServer } from './documents/serve-document';
import { BASE_HEADERS, HTTPS_ONLY } from './documents/security-headers';
import { registerReports } from './error-reports/error-reports.routes';
import { createReports } from './error-reports/error-collector';
import { registerErrorHandlers, pathAlone } from './errors/error-handler';
import { handleClientError } from './errors/client-error-handler';
import { registerFailures } from './remote-failures/remote-failures.routes';
import { createServerContext, type SiteOptions } from './server-context';
import { registerComposition } from './internals/composition.routes';
import { registerInternals } from './internals/internals.routes';
import { registerMixer } from './mixer/register-mixer';
import { registerRegistry } from './registry/register-registry';
import { registerReleaseFiles } from './releases/release-files';
import { registerServiceWorker } from './service-worker/service-worker.routes';
import type { Settings } from './config/settings';

const MAX_REQUEST_MS = 5 * 60_000;
const HEALTH = '/ping/front';
const trustsNone = () => false;

function describeRequest(request: FastifyRequest) {
  const { method, host, ip } = request;
  return { method, url: pathAlone(request), host, remoteAddress: ip };
}

/** Resolves once the site can answer, or once it is known that there is no release. */
export async function buildSite(settings: Settings, options: SiteOptions): Promise<FastifyInstance> {
  const context = await createServerContext(settings, options);
  const { visits } = context;

  function introduce(request: FastifyRequest, reply: FastifyReply): void {
    reply.headers(BASE_HEADERS);
    if (settings.isHttps) reply.header('strict-transport-security', HTTPS_ONLY);
    if (visits.channelOf(request) !== 'production') reply.header('x-robots-tag', 'noindex');
  }

  /** An address with broken escapes reaches no route and no hook, so it gets its error page here. */
  function answerUnreadable(request: FastifyRequest, reply: FastifyReply): void {
    introduce(request, reply);
    serveDocument(request, reply).catch((error: unknown) => handleError(error, request, reply));
  }

  const app = fastify({
    logger: { level: settings.logLevel, serializers: { req: describeRequest } },
    genReqId: createRequestIds(createPeerCheck(settings.trustedProxies)),
    clientErrorHandler: handleClientError,
    frameworkErrors: (_, request, reply) => answerUnreadable(request, reply as FastifyReply),
    requestTimeout: MAX_REQUEST_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
    ajv: { customOptions: { discriminator: true, removeAdditional: false } },
    trustProxy: [...settings.trustedProxies],
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  app.decorate('isHttps', settings.isHttps);
  const { telemetry } = options;
  if (telemetry)
    traceRequests(app, telemetry, { isTrusted: trustsNone, untraced: [HEALTH], namesTrace: true });
  const reports = createReports({
    dsn: settings.errorReporting,
    environment: settings.environment,
    log: (line, sentence) => app.log.error(line, sentence),
    nowMs: context.nowMs,
  });
  const serveDocument = createDocumentServer({ ...context, reports });
  const handleError = registerErrorHandlers(app, reports);
  app.addHook('onRequest', async (request, reply) => introduce(request, reply));
  app.addHook('onClose', context.close);
  await app.register(compress, { global: true });
  await registerReleaseFiles(app, context.releaseFiles);
  await registerProxies(app, settings);
  registerWellKnown(app, { ...settings, ...context, workerFolder: options.workerFolder });
  registerServiceWorker(app, options.workerFolder);
  registerSitemaps(app, context);
  registerInternals(app, context);
  registerComposition(app, context);
  await registerFailures(app, context);
  await registerReports(app, { ...context, reports });
  await registerRegistry(app, context.registryRoutes);
  registerMixer(app, context.registryRoutes);
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: serveDocument });
  return app;
}
