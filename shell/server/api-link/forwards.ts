import type { IncomingHttpHeaders } from 'node:http';

import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

import type { Settings } from '../settings';

/** Paths that belong to the api and are passed on to it as they come. */
const FORWARDED = ['/oauth', '/3', '/v4', '/media', '/sandbox', '/webhooks'];

/** Pages of the sandbox of payments, and the vault that browsers bring cards to. */
const PSP = '/sandbox/psp';

/** While the api is away, callers are told to come back; the browser's client then tries once more by itself. */
const AWAY = { detail: 'The service is away for a moment.', code: 'bad_gateway' };

/** The api knows people by their bearer token alone; what else a browser sends along is none of its business. */
function withoutCookies({ cookie: _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

/** What visitors or their proxies say of the way here: the api hears it from the site alone. */
function withoutForwarded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(x-forwarded-|forwarded$|x-real-ip$)/.test(name),
  );
  return Object.fromEntries(kept);
}

/** Passes on what is the api's, and what the sandbox of payments shows where there is one. */
export async function registerForwards(
  app: FastifyInstance,
  { apiUrl, pspUrl }: Pick<Settings, 'apiUrl' | 'pspUrl'>,
): Promise<void> {
  const upstreams = FORWARDED.map((prefix) => [prefix, apiUrl]);
  if (pspUrl) upstreams.push([PSP, pspUrl]);
  for (const [prefix = '', upstream = ''] of upstreams) {
    await app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        onError: (reply) => void reply.code(503).header('retry-after', '1').send(AWAY),
        // The api counts attempts by this; what a visitor writes there himself is not passed on.
        rewriteRequestHeaders: ({ ip }, headers) => ({
          ...withoutForwarded(prefix.startsWith('/sandbox') ? headers : withoutCookies(headers)),
          'x-forwarded-for': ip,
        }),
      },
    });
  }
}
