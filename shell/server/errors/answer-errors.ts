import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sendBrokenPage } from '../documents/send-plain-page';
import type { Reports } from '../error-reports/reports';

import { Refusal, tellRefusal } from './refusals';

/** What programs ask for; everything else is a page. */
const MACHINES = /^\/(_registry|api|releases|_composition|latest-build\.json|ping)(\/|\?|$)/;

function isStillComing({ headers, raw }: FastifyRequest): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !raw.complete;
}

/** Secrets in paths, like those of calendars, are this long or longer; no name in an address is. */
const SECRET = /[\w-]{32,}/g;

/**
 * An address as logs may keep it: queries hold secrets of mailed links, and where people want to go, and paths those of
 * calendars.
 */
export function pathAlone({ url }: Pick<FastifyRequest, 'url'>): string {
  return (url.split('?')[0] ?? '').slice(0, 500).replace(SECRET, '…');
}

/** Answers with what an error says to whoever asked; what should never happen is reported. */
export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

function report(error: unknown, request: FastifyRequest, reports: Pick<Reports, 'take'>): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  reports.take({ kind: 'server_error', message, stack, method: request.method, url: pathAlone(request) });
}

function tell(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = tellRefusal(error);
  if (status > 500) request.log.warn({ code: body.code, url: pathAlone(request) }, body.detail);
  if (!MACHINES.test(request.url) && status === 500) return sendBrokenPage(request, reply);
  if (error instanceof Refusal && error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(error.retryAfterSeconds));
  }
  // What is left of a refused body is not read, and the next request would stand behind it.
  if (isStillComing(request)) reply.header('connection', 'close');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(body));
}

/** One shape for every error outside pages: `{code, detail}`, and what the code's reader can use. */
export function answerErrors(app: FastifyInstance, reports: Pick<Reports, 'take'>): AnswerError {
  const answerError: AnswerError = (error, request, reply) => {
    if (tellRefusal(error).status === 500) report(error, request, reports);
    return tell(error, request, reply);
  };
  const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
    tell(notFound(request), request, reply);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  for (const prefix of ['/_registry', '/api']) app.get(`${prefix}/*`, answerNotFound);
  return answerError;
}

function notFound(request: FastifyRequest): Error {
  const path = pathAlone(request).slice(0, 200);
  return Object.assign(new Error(`There is no ${request.method} ${path}`), { statusCode: 404 });
}
