import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError } from '../http/http-error';
import { expiredSession } from '../session/expired-session';
import { schemeOf } from '../http/scheme';

function originOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * Whether a script of a page of this site sends the request, by fetch metadata or, in old browsers, Origin
 * or Referer. Requests without any of these come from no browser.
 */
function isAskedHere(request: FastifyRequest): boolean {
  const { headers, host } = request;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (mode === 'navigate' || mode === 'no-cors') return false;
  if (site !== undefined) return site === 'same-origin';
  const page = headers.origin ?? headers.referer;
  return page === undefined || originOf(page) === originOf(`${schemeOf(request)}://${host}`);
}

/** The page has revoked the tokens before; this only removes the cookies. */
export function logoutRoute(app: FastifyInstance): void {
  app.get('/api/internals/logout', async (request, reply) => {
    if (!isAskedHere(request)) {
      throw new HttpError(403, 'cross_site', 'Only a script on a page of this site may sign out');
    }
    return reply.code(204).header('cache-control', 'no-store').header('set-cookie', expiredSession()).send();
  });
}
