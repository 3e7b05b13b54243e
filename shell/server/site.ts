import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

import { followApiClock } from './api-link/api-clock';
import { keepReferential } from './api-link/referential';
import { registerWellKnown } from './assets/well-known';
import { createDocuments } from './documents/answer-document';
import { BASE_HEADERS } from './documents/security-headers';
import { registerInternals } from './internals/internals';
import { readRouting } from './internals/routing';
import { followComposition } from './releases/composition-store';
import type { Settings } from './settings';
import { createRemoteServers } from './worker/remote-servers';

/** Paths that belong to the api and are passed on to it as they come. */
const FORWARDED = ['/oauth', '/3', '/v4', '/media', '/sandbox'];

async function registerFiles(app: FastifyInstance, releasesFolder: string): Promise<void> {
  await app.register(serveStatic, {
    root: releasesFolder,
    prefix: '/releases/',
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (path) => !/\.(map|cjs)$/.test(path) && !path.endsWith('composition.json'),
  });
}

/** While the api is away, callers are told to come back; the browser's client then tries once more by itself. */
const AWAY = { detail: 'The service is away for a moment.', code: 'bad_gateway' };

async function registerForwards(app: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of FORWARDED) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: { onError: (reply) => void reply.code(503).header('retry-after', '1').send(AWAY) },
    });
  }
}

/**
 * The site's own server: documents, releases, internals, and the way to the api.
 * @param workerFile - the bundled document worker that runs the remotes' server parts
 */
export async function buildSite(settings: Settings, workerFile: string | URL): Promise<FastifyInstance> {
  let answerDocument: ReturnType<typeof createDocuments> | undefined;
  const app = fastify({
    logger: { level: settings.logLevel },
    // An address with broken escapes reaches no route; it gets the page like every other unknown one.
    frameworkErrors: (error, request, reply) => {
      if (answerDocument) void answerDocument(request, reply);
      else void reply.code(503).send({ detail: error.message });
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
    trustProxy: 'loopback, uniquelocal',
  });
  const compositions = followComposition(settings.releasesFolder, (error) => app.log.error(error));
  const { releases } = await compositions.current();
  const servers = createRemoteServers({
    releasesFolder: settings.releasesFolder,
    deadlineMs: settings.documentDeadlineMs,
    workerFile,
  });
  servers.warmUp(releases.values());
  const routing = readRouting(process.env.ROUTING);
  const referential = keepReferential(settings);
  const clock = followApiClock(settings.apiUrl);

  app.addHook('onRequest', async (_, reply) => void reply.headers(BASE_HEADERS));
  app.addHook('onClose', () => servers.stop());
  await app.register(compress, { global: true });
  await registerFiles(app, settings.releasesFolder);
  await registerForwards(app, settings.apiUrl);
  registerWellKnown(app);
  registerInternals(app, { referential, routing, compositions });
  answerDocument = createDocuments({ settings, compositions, servers, clock, referential, routing });
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerDocument });
  return app;
}
