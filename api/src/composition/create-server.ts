import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController } from 'fastify';

import type { Api } from '../core/app-context';
import { answer } from '../plugins/errors';
import type { Settings } from '../config/settings';

// The longest form, all of its texts filled to the brim, has less than half of it.
const LARGEST_BODY_BYTES = 64 * 1024;

/** The HTTP server of the api, without any route. */
export function createServer(settings: Settings): Api {
  return fastify({
    logger: { level: settings.logLevel },
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
}
