import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import type { CatalogueName } from '@campavia/i18n/sites';

import type { Api } from '../core/app-context';
import { translate, type MessageId } from '../core/messages/messages';
import {
  ServiceUnavailableError,
  InvalidFieldsError,
  OauthError,
  HttpError,
  TooManyRequestsError,
  type Sentence,
} from '../core/http-errors';
import { createRecentProblem, type RecentProblem } from './recent-problem';
import { loggedPath } from './logged-path';
import { phoneExampleOfTag } from './phone-example';
import { sentencesOf } from '../core/validation-sentences';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the disk of the database was full for a request of the last minute. */
    databaseFull: RecentProblem;
  }
}

/** Converts errors to response bodies in the reader's language. */
export function answerErrors(app: Api): void {
  app.decorate('databaseFull', createRecentProblem());
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(new HttpError(404, 'not_found'), request, reply));
}

/** Answers an error that came up before any route was found, such as an address that cannot be decoded. */
export function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const catalogue = request.catalogue ?? 'en';
  if (error instanceof InvalidFieldsError) return sendFields(error.fields, request, reply);
  if (error instanceof OauthError) {
    return send(error.status, { error: error.kind, error_description: error.description }, reply);
  }
  const { validation } = error as FastifyError;
  if (validation) return sendFields(sentencesOf(validation), request, reply);
  const problem = error instanceof HttpError ? error : readProblem(error);
  if (problem) {
    logCause(problem, request);
    return sendProblem(problem, catalogue, reply);
  }
  request.log.error({ err: error, path: loggedPath(request.url) }, 'request failed');
  return sendProblem(faultOf(error, request), catalogue, reply);
}

function faultOf(error: unknown, { server }: FastifyRequest): HttpError {
  if ((error as FastifyError).code === DISK_FULL) server.databaseFull.report();
  return isDatabaseGone(error)
    ? new ServiceUnavailableError(TRY_AGAIN_SECONDS)
    : new HttpError(500, 'server_error');
}

/** The answer says that something is unavailable; the log says what. */
function logCause({ cause }: HttpError, request: FastifyRequest): void {
  if (cause) request.log.error({ err: cause, path: loggedPath(request.url) }, 'service unavailable');
}

/** The client error behind an error that is not ours. */
function readProblem(error: unknown): HttpError | undefined {
  if (isRefusal(error)) return new HttpError(error.statusCode, 'bad_request');
  return isUnusableText(error) ? new HttpError(400, 'bad_request') : undefined;
}

/** The challenge for a refused caller (RFC 6750, section 3). */
const CHALLENGES: Partial<Record<MessageId, string>> = {
  sign_in_needed: 'Bearer realm="campavia"',
  token_invalid: 'Bearer realm="campavia", error="invalid_token"',
};

function sendProblem(problem: HttpError, catalogue: CatalogueName, reply: FastifyReply): FastifyReply {
  if (problem instanceof TooManyRequestsError || problem instanceof ServiceUnavailableError) {
    reply.header('retry-after', problem.retryAfterSeconds);
  }
  const body = { detail: translate(catalogue, problem.code), code: problem.code, ...problem.also };
  const challenge = problem.status === 401 && CHALLENGES[problem.code];
  if (challenge) reply.header('www-authenticate', challenge);
  return send(problem.status, body, reply);
}

function sendFields(
  fields: Record<string, Sentence>,
  { catalogue = 'en', headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const example = phoneExampleOfTag(headers['accept-language']);
  const messages = Object.entries(fields).map(([field, { id, values }]): [string, string[]] => {
    return [field, [translate(catalogue, id, { example, ...values })]];
  });
  return send(400, nestFields(messages), reply);
}

/** Messages of the fields within an object, such as `location.city`, are in an object of their own. */
function nestFields(messages: [string, string[]][]): object {
  const nested: Record<string, string[] | Record<string, string[]>> = {};
  for (const [field, texts] of messages) {
    const [outer = '', inner] = field.split('.');
    nested[outer] = inner === undefined ? texts : { ...nested[outer], [inner]: texts };
  }
  return nested;
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

// PostgreSQL stores neither a NUL in text (22021) nor, in JSON, a NUL or half of a surrogate pair (22P05); such a half
// cannot be in an address either. So the caller has sent them.
function isUnusableText(error: unknown): boolean {
  const { code = '' } = error as FastifyError;
  return error instanceof URIError || code === '22021' || code === '22P05';
}

const DISK_FULL = '53100';
const TRY_AGAIN_SECONDS = 5;
const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE']);

// SQLSTATE class 08 is a lost connection, 53 a full disk, memory or list of connections, 57P0x a server that is shutting
// down or starting, 57014 a statement that took too long.
function isDatabaseGone(error: unknown): boolean {
  const { code = '', message = '' } = error as FastifyError;
  return (
    CONNECTION_ERRORS.has(code) ||
    /^(08|53|57P0|57014)/.test(code) ||
    /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered a connection error)/.test(
      message,
    )
  );
}
