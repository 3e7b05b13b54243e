import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Refusal } from '../errors/refusals';
import { expiredSession } from '../session/expired-session';
import { schemeOf } from '../visitors/scheme';

/** Origin of an address; undefined when it is none. */
function originOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * Whether a page of this very site asks, by a script of its own. Browsers say so; one too old to say it names at
 * least the page. What names nothing is no browser, and has no session to lose.
 */
function isAskedHere(request: FastifyRequest): boolean {
  const { headers, host } = request;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (mode === 'navigate' || mode === 'no-cors') return false;
  if (site !== undefined) return site === 'same-origin';
  const page = headers.origin ?? headers.referer;
  return page === undefined || originOf(page) === originOf(`${schemeOf(request)}://${host}`);
}

/** The last step of a sign-out: takes the session's cookies away. The page has revoked the tokens before. */
export function logoutRoute(app: FastifyInstance): void {
  app.get('/api/internals/logout', async (request, reply) => {
    if (!isAskedHere(request)) {
      throw new Refusal(403, 'cross_site', 'Only a page of this site signs people out, and by a script');
    }
    return reply.code(204).header('cache-control', 'no-store').header('set-cookie', expiredSession()).send();
  });
}
