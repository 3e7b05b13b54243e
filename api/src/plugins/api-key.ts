import type { Api } from '../core/app-context';
import { HttpError } from '../core/http-errors';

const GUARDED = /^\/(3|v4)(\/|\?|$)/;

/** Lets only calls with a known key through to the marketplace's own paths. */
export function requireApiKey(app: Api, knownKeys: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    // The route's own path: an address may be spelt in many ways.
    if (!GUARDED.test(request.routeOptions.url ?? request.url)) return;
    const key = request.headers['x-api-key'];
    if (!key) throw new HttpError(401, 'api_key_missing');
    if (typeof key !== 'string' || !knownKeys.includes(key)) throw new HttpError(401, 'api_key_unknown');
  });
}
