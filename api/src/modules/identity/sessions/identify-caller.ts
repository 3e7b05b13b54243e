import type { Api } from '../../../core/app-context';
import { readContext } from '../../../core/read-context';
import type { ImpersonationService } from '../impersonation/impersonation.service';
import type { SessionsService } from './sessions.service';
import { HttpError } from '../../../core/http-errors';
import '../signed-in.service';

interface Needs {
  sessions: SessionsService;
  impersonation: ImpersonationService;
  /** Whether a replica answers requests that only read. */
  hasReplica: boolean;
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
export function identifyCaller(app: Api, { sessions, impersonation, hasReplica }: Needs): void {
  app.decorateRequest('signedIn', undefined);
  app.decorateRequest('recordId', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { authorization } = request.headers;
    if (authorization === undefined || !GUARDED.test(request.routeOptions.url ?? request.url)) return;
    const token = BEARER_HEADER.exec(authorization)?.[1];
    if (!token) throw new HttpError(401, 'token_invalid');
    const who = await sessions.find(token);
    request.signedIn = who;
    const context = readContext.getStore();
    if (context) context.wroteAt = who.wroteAt;
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
  if (hasReplica) recordWrites(app, sessions);
}

// Before the response is sent, so that the caller's next request finds what this one has written.
function recordWrites(app: Api, sessions: SessionsService): void {
  app.addHook('onSend', async ({ signedIn, method, log }, reply) => {
    if (!signedIn || method === 'GET' || method === 'HEAD' || reply.statusCode >= 400) return;
    await sessions.recordWrite(signedIn.sessionId).catch((error: unknown) => {
      log.error({ err: error }, 'could not record a write for reads from the replica');
    });
  });
}

// Search queries are private and not recorded.
function withoutQuery(url: string): string {
  return url.replace(/\?.*$/s, '');
}
