import type { Api } from '../api';

/** One line per request. */
export function logRequests(app: Api): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, url: url.slice(0, 500), status: reply.statusCode, ms }, 'request');
  });
}
