import type { Me, OutboxMessage, SignUp, Tokens } from '@campavia/contracts';
import { aSignUp as aSignUpOf } from '@campavia/contracts/testing';

import type { Api } from '../src/core/app-context';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import type { Answer, Application } from './application';
import { settingsFor } from './application';
import { TEST_NOW_MS } from './scratch-databases';

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call {
  /** Sent as JSON. */
  body?: object;
  /** Sent form-encoded. */
  form?: Record<string, string>;
  token?: string;
  headers?: Record<string, string>;
  /** Network address of the caller. */
  from?: string;
}

/** Makes a call as a client does: `call(app, 'POST /3/users/', { body })`. */
export async function call(app: Api, what: `${Verb} /${string}`, options: Call = {}): Promise<Answer> {
  const { body, form, token, headers, from = '203.0.113.1' } = options;
  const [method, url] = what.split(' ') as [Verb, string];
  const sent = form
    ? { type: 'application/x-www-form-urlencoded', text: String(new URLSearchParams(form)) }
    : undefined;
  const answer = await app.inject({
    method,
    url,
    remoteAddress: from,
    headers: {
      'x-api-key': 'campavia-web',
      'accept-language': 'en-IE',
      ...(sent && { 'content-type': sent.type }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    payload: sent?.text ?? body,
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json') && answer.body !== '';
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: isJson ? JSON.parse(answer.body) : answer.body,
  };
}

/** Requests tokens with an address and its password, by default that of the demo. */
export function requestTokens(
  app: Api,
  username: string,
  password = 'campavia',
  from?: string,
): Promise<Answer> {
  const form = { grant_type: 'password', client_id: 'campavia-web', username, password };
  return call(app, 'POST /oauth/token/', { form, from });
}

/** Signs an existing user in. */
export async function signIn(app: Api, username: string, password?: string): Promise<Tokens> {
  const { status, body } = await requestTokens(app, username, password);
  if (status !== 200) throw new Error(`${username} cannot sign in: ${JSON.stringify(body)}`);
  return body;
}

let signedUp = 0;

/** The data of a sign-up; each has another address. */
export function aSignUp(over: Partial<SignUp> = {}): SignUp {
  signedUp += 1;
  return aSignUpOf({ email: `marta.${signedUp}@example.org`, ...over });
}

/** A new signed-in user, by default with a confirmed address. */
export async function aNewUser(app: Api, over: Partial<SignUp> = {}, query = '?confirmed=1') {
  const form = aSignUp(over);
  const { body } = await call(app, `POST /3/users/${query}`, {
    body: form,
    from: `198.51.100.${signedUp % 250}`,
  });
  const tokens = await signIn(app, form.email, form.password);
  return { ...form, me: body as Me, token: tokens.access_token, tokens };
}

/** The e-mails and text messages to a user, the newest first. */
export async function sentTo(app: Api, recipient: string): Promise<OutboxMessage[]> {
  await app.backgroundTasks.settled();
  const { body } = await call(app, `GET /sandbox/outbox?to=${encodeURIComponent(recipient)}`);
  return body.results;
}

/** The secret in the newest link mailed to a user. */
export async function mailedSecret(app: Api, recipient: string): Promise<string> {
  const messages = await sentTo(app, recipient);
  const link = messages.find((message) => message.link)?.link;
  return new URL(link ?? '').searchParams.get('token') ?? '';
}

/** The same marketplace at a later time, over the same database. */
export async function later(api: Application, ms: number): Promise<Api> {
  const settings = settingsFor(api.databaseUrl, api.home);
  return createApp({ settings, database: api.database, clock: createClock(TEST_NOW_MS + ms) });
}
