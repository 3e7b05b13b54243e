import type { Api } from '../core/app-context';
import { ServiceUnavailableError } from '../core/http-errors';

/** Health is asked by machines, and a stream of updates costs nothing while it waits. */
const UNCOUNTED = /^(\/health(\/|$)|\/v4\/updates\/stream\/)/;
/** Signing in, and paying up to the answer of the provider: actions that a current user cannot repeat later. */
const ESSENTIAL =
  /^(\/oauth\/|\/v4\/passkeys\/options\/|\/webhooks\/payments\/|\/3\/my-requests\/:id\/payments?\/)/;
/** Share of the requests that only the essential ones may use. */
const RESERVE = 0.25;
const RETRY_AFTER_SECONDS = 2;

/**
 * Bounds how many requests are answered at the same time. A further one gets 503 with `Retry-After` at once, instead of
 * waiting until its client gives up; essential ones are refused last.
 */
export function shedLoad(app: Api, maxRequests: number): void {
  const most = { essential: Math.ceil(maxRequests * (1 + RESERVE)), other: maxRequests };
  let running = 0;

  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    if (UNCOUNTED.test(route)) return;
    const limit = ESSENTIAL.test(route) ? most.essential : most.other;
    if (running >= limit) throw new ServiceUnavailableError(RETRY_AFTER_SECONDS);
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
  });
}
