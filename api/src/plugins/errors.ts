import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import type { Language } from '@campavia/i18n/sites';

import type { Api } from '../api';
import { say } from '../messages';
import { FieldProblem, OauthProblem, Problem, TooManyProblem, type Sentence } from '../problems';
import { phoneExampleOfTag } from './phone-example';
import { sentencesOf } from './validation-sentences';

/** Turns whatever goes wrong into the error bodies of the wire, in the reader's language. */
export function answerErrors(app: Api): void {
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(new Problem(404, 'not_found'), request, reply));
}

/** Answers an error that came up before any route was found, such as an address that cannot be decoded. */
export function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = request.language ?? 'en';
  if (error instanceof TooManyProblem) reply.header('retry-after', error.retryAfterSeconds);
  if (error instanceof Problem) return sendProblem(error, language, reply);
  if (error instanceof FieldProblem) return sendFields(error.fields, request, reply);
  if (error instanceof OauthProblem) {
    return send(400, { error: error.kind, error_description: error.description }, reply);
  }
  const { validation } = error as FastifyError;
  if (validation) return sendFields(sentencesOf(validation), request, reply);
  if (isRefusal(error)) return sendProblem(new Problem(error.statusCode, 'bad_request'), language, reply);
  request.log.error({ err: error, url: request.url.slice(0, 500) }, 'request failed');
  const unavailable = isDatabaseGone(error);
  return sendProblem(
    new Problem(unavailable ? 503 : 500, unavailable ? 'service_unavailable' : 'server_error'),
    language,
    reply,
  );
}

function sendProblem(problem: Problem, language: Language, reply: FastifyReply): FastifyReply {
  const body = { detail: say(language, problem.code), code: problem.code, ...problem.also };
  return send(problem.status, body, reply);
}

function sendFields(
  fields: Record<string, Sentence>,
  { language = 'en', headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const example = phoneExampleOfTag(headers['accept-language']);
  const said = Object.entries(fields).map(([field, { id, values }]) => {
    return [field, [say(language, id, { example, ...values })]];
  });
  return send(400, Object.fromEntries(said), reply);
}

// Written out by hand: a route's own response schema must not reshape an error.
function send(status: number, body: unknown, reply: FastifyReply): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(body));
}

function isRefusal(error: unknown): error is { statusCode: number } {
  const { statusCode = 500 } = error as FastifyError;
  return statusCode >= 400 && statusCode < 500;
}

const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE']);

// SQLSTATE class 08 is a lost connection, 57P0x a server that is shutting down or starting, 57014 a statement
// that took too long.
function isDatabaseGone(error: unknown): boolean {
  const { code = '', message = '' } = error as FastifyError;
  return (
    CONNECTION_ERRORS.has(code) ||
    /^(08|57P0|57014)/.test(code) ||
    /^(Connection terminated|timeout exceeded)/.test(message)
  );
}
