import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController } from 'fastify';

import { createPeerCheck, createRequestIds, traceRequests } from '@campavia/telemetry';

import type { Api, AppContext } from '../core/app-context';
import { answer } from '../plugins/errors';

// The longest form, all of its texts filled to the brim, has less than half of it.
const LARGEST_BODY_BYTES = 64 * 1024;

/** Asked every few seconds. */
const HEALTH_CHECKS = ['/health', '/health/live', '/health/ready'];

/** The HTTP server of the api, without any route. */
export function createServer({ settings, telemetry }: Pick<AppContext, 'settings' | 'telemetry'>): Api {
  const isTrusted = createPeerCheck(settings.trustedProxies);
  const app = fastify({
    logger: { level: settings.logLevel },
    genReqId: createRequestIds(isTrusted),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    bodyLimit: LARGEST_BODY_BYTES,
    frameworkErrors: (error, request, reply) => {
      answer(error, request, reply);
    },
    // The site's server is a proxy in front and forwards the address of its client.
    trustProxy: settings.trustedProxies,
    // Requests under way end; what comes over an open connection meanwhile is answered, and its connection closed.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }).withTypeProvider<TypeBoxTypeProvider>();
  if (telemetry) traceRequests(app, telemetry, { isTrusted, untraced: HEALTH_CHECKS });
  return app;
}
