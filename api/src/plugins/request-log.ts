import type { Api } from '../core/app-context';
import { loggedPath } from './logged-path';

/** One line per request, without the secrets of its address. */
export function logRequests(app: Api): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, path: loggedPath(url), status: reply.statusCode, ms }, 'request');
  });
}
