import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { sendBrokenPage } from '../documents/send-plain-page';

import { tellRefusal } from './refusals';

/** What programs ask for; everything else is a page. */
const MACHINES = /^\/(_registry|api|releases|_composition|latest-build\.json|ping)(\/|\?|$)/;

function isStillComing({ headers, raw }: FastifyRequest): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !raw.complete;
}

/** Answers with what an error says to whoever asked. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = tellRefusal(error);
  const url = request.url.slice(0, 500);
  if (status === 500) request.log.error({ err: error, url }, 'request failed');
  else if (status > 500) request.log.warn({ code: body.code, url }, body.detail);
  if (!MACHINES.test(request.url) && status === 500) return sendBrokenPage(reply);
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
export function answerErrors(app: FastifyInstance): void {
  const answerNotFound = (request: FastifyRequest, reply: FastifyReply) =>
    answerError(notFound(request), request, reply);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  for (const prefix of ['/_registry', '/api']) app.get(`${prefix}/*`, answerNotFound);
}

function notFound({ method, url }: FastifyRequest): Error {
  const path = url.split('?')[0]?.slice(0, 200);
  return Object.assign(new Error(`There is no ${method} ${path}`), { statusCode: 404 });
}
