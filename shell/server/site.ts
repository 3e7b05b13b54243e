import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

import { followApiClock } from './api-link/api-clock';
import { keepReferential } from './api-link/referential';
import { registerWellKnown } from './assets/well-known';
import { createDocuments } from './documents/answer-document';
import type { DocumentsOptions } from './documents/page';
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
    // Made when a release is published; what has no such file is compressed on its way.
    preCompressed: true,
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

function tellError(error: unknown): void {
  process.stderr.write(`${JSON.stringify({ level: 'error', message: String(error) })}\n`);
}

/** What the site answers from, whoever asks. */
function gather(settings: Settings, workerFile: string | URL): DocumentsOptions {
  const { releasesFolder, documentDeadlineMs: deadlineMs } = settings;
  return {
    settings,
    compositions: followComposition(releasesFolder, tellError),
    servers: createRemoteServers({ releasesFolder, deadlineMs, workerFile }),
    clock: followApiClock(settings.apiUrl),
    referential: keepReferential(settings),
    routing: readRouting(process.env.ROUTING),
  };
}

/**
 * The site's own server: documents, releases, internals, and the way to the api.
 * @param workerFile - the bundled document worker that runs the remotes' server parts
 */
export async function buildSite(settings: Settings, workerFile: string | URL): Promise<FastifyInstance> {
  const means = gather(settings, workerFile);
  const { releases } = await means.compositions.current();
  await means.servers.warmUp(releases.values());
  const answerDocument = createDocuments(means);

  const app = fastify({
    logger: { level: settings.logLevel },
    // An address with broken escapes reaches no route; it gets the page like every other unknown one.
    frameworkErrors: (_, request, reply) => void answerDocument(request, reply as FastifyReply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
    trustProxy: 'loopback, uniquelocal',
  });
  app.addHook('onRequest', async (_, reply) => void reply.headers(BASE_HEADERS));
  app.addHook('onClose', () => means.servers.stop());
  await app.register(compress, { global: true });
  await registerFiles(app, settings.releasesFolder);
  await registerForwards(app, settings.apiUrl);
  registerWellKnown(app);
  registerInternals(app, means);
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerDocument });
  return app;
}
