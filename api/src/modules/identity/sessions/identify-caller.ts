import type { Api } from '../../../core/app-context';
import type { ImpersonationService } from '../impersonation/impersonation.service';
import type { SessionsService } from './sessions.service';
import { HttpError } from '../../../core/http-errors';
import '../signed-in.service';

interface Needs {
  sessions: SessionsService;
  impersonation: ImpersonationService;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the audit record of a call by acting staff. */
    recordId: number | undefined;
  }
}

const GUARDED = /^\/(3|v4)(\/|\?|$)/;
const BEARER_HEADER = /^Bearer +([\w.~+/=-]+) *$/i;

/**
 * Identifies the caller of each request by the bearer header only: browsers add cookies also to requests that another
 * site triggers.
 */
export function identifyCaller(app: Api, { sessions, impersonation }: Needs): void {
  app.decorateRequest('signedIn', undefined);
  app.decorateRequest('recordId', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { authorization } = request.headers;
    if (authorization === undefined || !GUARDED.test(request.routeOptions.url ?? request.url)) return;
    const token = BEARER_HEADER.exec(authorization)?.[1];
    if (!token) throw new HttpError(401, 'token_invalid');
    const who = await sessions.find(token);
    request.signedIn = who;
    reply.header('cache-control', 'private, no-store');
    const { actorId } = who;
    if (actorId === undefined) return;
    const { method, url } = request;
    request.recordId = await impersonation.record({ ...who, actorId }, { method, path: withoutQuery(url) });
  });
  // Before the response is sent, so that every answered call has its status recorded.
  app.addHook('onSend', async ({ recordId, log }, reply) => {
    if (recordId === undefined) return;
    await impersonation.recordStatus(recordId, reply.statusCode).catch((error: unknown) => {
      log.error({ err: error, recordId }, 'could not record the status of an impersonated call');
    });
  });
}

// Search queries are private and not recorded.
function withoutQuery(url: string): string {
  return url.replace(/\?.*$/s, '');
}
