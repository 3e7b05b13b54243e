import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

import type { Api } from '../../../core/app-context';
import { OauthError, HttpError } from '../../../core/http-errors';

/**
 * Common rules of the OAuth endpoints (RFC 6749, RFC 7009): POST only, no repeated parameters, and errors always in
 * their own format.
 */
export const OAUTH_ENDPOINT = {
  bodyLimit: 16_384,
  onRequest: refuseBasicAuth,
  preValidation: refuseRepeatedParameters,
  errorHandler: refuseAsOauth,
};

/** Answers other methods of an endpoint with 405. */
export function refuseOtherMethods(app: Api, url: string): void {
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url,
    schema: { hide: true },
    onRequest: async (_, reply) => {
      reply.header('allow', 'POST');
      throw new OauthError('invalid_request', 'Use POST', 405);
    },
    handler: async () => undefined,
  });
}

/** @throws OauthError invalid_request for a missing parameter */
export function readRequired<Form extends object>(form: Form, name: keyof Form & string): string {
  const value = form[name];
  if (!value) throw new OauthError('invalid_request', `Request is missing ${name} parameter`);
  return String(value);
}

/**
 * The calling client.
 * @throws OauthError invalid_client. The description must not contain "missing", which the specified client interprets
 * as missing credentials.
 */
export function readClientId(form: { client_id?: string }, clientIds: readonly string[]): string {
  const id = form.client_id;
  if (id && clientIds.includes(id)) return id;
  throw new OauthError('invalid_client', 'client_id has to name a known client');
}

// Clients are public and have no password. A client that sends one in the header gets the error in the scheme that it
// used.
async function refuseBasicAuth({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!/^Basic\b/i.test(headers.authorization ?? '')) return;
  reply.header('www-authenticate', 'Basic realm="campavia"');
  throw new OauthError('invalid_client', 'Clients have no password: send client_id in the form', 401);
}

// A missing body is treated as an empty form.
async function refuseRepeatedParameters(request: { body: unknown }): Promise<void> {
  request.body ??= {};
  const repeated = Object.entries(request.body as object).find(([, value]) => Array.isArray(value));
  if (repeated) throw new OauthError('invalid_request', `Send ${repeated[0].slice(0, 50)} once`);
}

function refuseAsOauth(error: FastifyError): never {
  const isOurs = error instanceof OauthError || error instanceof HttpError;
  const { statusCode = 500 } = error;
  const isMalformed = error.validation !== undefined || (statusCode >= 400 && statusCode < 500);
  if (isOurs || !isMalformed) throw error;
  throw new OauthError('invalid_request', 'The request is no form with text in each of its fields');
}
