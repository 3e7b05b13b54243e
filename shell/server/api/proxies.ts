import type { IncomingHttpHeaders } from 'node:http';

import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

import { traceHeaders } from '@campavia/telemetry';

import type { Settings } from '../config/settings';

const PROXIED_PREFIXES = ['/oauth', '/3', '/v4', '/media', '/sandbox', '/webhooks'];

const PSP = '/sandbox/psp';

/** The browser retries a bad gateway once. */
const AWAY = { detail: 'The service is away for a moment.', code: 'bad_gateway' };

/** The api authenticates by bearer token only, so cookies are not passed on. */
function withoutCookies({ cookie: _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

/** Forwarding and tracing headers of clients are dropped: the api trusts only those of the site. */
function withoutForwarded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const forwarded = Object.entries(headers).filter(
    ([name]) => !/^(x-forwarded-|forwarded$|x-real-ip$|traceparent$|tracestate$|baggage$)/.test(name),
  );
  return Object.fromEntries(forwarded);
}

export async function registerProxies(
  app: FastifyInstance,
  { apiUrl, pspUrl }: Pick<Settings, 'apiUrl' | 'pspUrl'>,
): Promise<void> {
  const upstreams = PROXIED_PREFIXES.map((prefix) => [prefix, apiUrl]);
  if (pspUrl) upstreams.push([PSP, pspUrl]);
  for (const [prefix = '', upstream = ''] of upstreams) {
    await app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        onError: (reply) => void reply.code(503).header('retry-after', '1').send(AWAY),
        // The api limits attempts by this address, so clients must not set it.
        rewriteRequestHeaders: ({ ip, id }, headers) => ({
          ...withoutForwarded(prefix.startsWith('/sandbox') ? headers : withoutCookies(headers)),
          'x-forwarded-for': ip,
          'x-request-id': id,
          ...traceHeaders(),
        }),
      },
    });
  }
}
