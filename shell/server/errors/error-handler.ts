import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sendBrokenPage } from '../plain-pages/send-plain-page';
import type { Reports } from '../error-reports/error-collector';

import { HttpError, describeHttpError } from '../http/http-error';

/** These paths get JSON errors; all others get an HTML page. */
const MACHINES = /^\/(_registry|api|releases|_composition|latest-build\.json|ping)(\/|\?|$)/;

function isStillComing({ headers, raw }: FastifyRequest): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !raw.complete;
}

/** Secrets in paths, such as those of calendar links, are at least this long; no other segment is. */
const SECRET = /[\w%-]{32,}/g;

/** Queries and long path segments may hold secrets and must not get into logs. */
export function pathAlone({ url }: Pick<FastifyRequest, 'url'>): string {
  return (url.split('?')[0] ?? '').slice(0, 500).replace(SECRET, '…');
}

export type ErrorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

function report(error: unknown, request: FastifyRequest, reports: Pick<Reports, 'take'>): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  reports.take({ kind: 'server_error', message, stack, method: request.method, url: pathAlone(request) });
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = describeHttpError(error);
  if (status > 500) request.log.warn({ code: body.code, url: pathAlone(request) }, body.detail);
  if (!MACHINES.test(request.url) && status === 500) return sendBrokenPage(request, reply);
  if (error instanceof HttpError && error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(error.retryAfterSeconds));
  }
  // The unread rest of a refused body would block the next request on the connection.
  if (isStillComing(request)) reply.header('connection', 'close');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(body));
}

export function registerErrorHandlers(app: FastifyInstance, reports: Pick<Reports, 'take'>): ErrorHandler {
  const handleError: ErrorHandler = (error, request, reply) => {
    if (describeHttpError(error).status === 500) report(error, request, reports);
    return sendError(error, request, reply);
  };
  const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendError(notFound(request), request, reply);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(answerNotFound);
  for (const prefix of ['/_registry', '/api']) app.get(`${prefix}/*`, answerNotFound);
  return handleError;
}

function notFound(request: FastifyRequest): Error {
  const path = pathAlone(request).slice(0, 200);
  return Object.assign(new Error(`There is no ${request.method} ${path}`), { statusCode: 404 });
}
