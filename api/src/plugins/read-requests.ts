import type { Api } from '../core/app-context';
import { readContext } from '../core/read-context';

/** Lets queries know whether the request that they belong to only reads. */
export function markReads(app: Api): void {
  app.addHook('onRequest', (request, _, done) => {
    readContext.run({ isRead: request.method === 'GET' || request.method === 'HEAD' }, done);
  });
}
