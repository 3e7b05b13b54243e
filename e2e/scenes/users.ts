import { randomInt, randomUUID } from 'node:crypto';

import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';

import type { Tokens } from '@campavia/contracts';

import { queryDatabase } from './query-database';

export const USERS = {
  guest: 'guest@campavia.test',
  owner: 'owner@campavia.test',
  pro: 'pro@campavia.test',
  staff: 'staff@campavia.test',
  newcomer: 'new@campavia.test',
  solo: 'solo@campavia.test',
} as const;

const PASSWORD = 'campavia';
const HEADERS = { 'x-api-key': 'campavia-web', 'accept-language': 'en-IE' };

export function newAddress(): string {
  return `journey-${randomUUID().slice(0, 13)}@campavia.test`;
}

export async function tokensOf(request: APIRequestContext, email: string): Promise<Tokens> {
  const form = { grant_type: 'password', client_id: 'campavia-web', username: email, password: PASSWORD };
  const answer = await request.post('/oauth/token/', { form, headers: HEADERS });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}

export async function newUser(
  request: APIRequestContext,
  over: Record<string, unknown> = {},
): Promise<string> {
  const email = newAddress();
  const names = { first_name: 'Nora', last_name: 'Byrne' };
  const data = { email, password: PASSWORD, ...names, locale: 'en-ie', terms: true, ...over };
  const answer = await request.post('/3/users/?confirmed=1', { data, headers: HEADERS });
  if (!answer.ok()) throw new Error(`no account: ${answer.status()} ${await answer.text()}`);
  return email;
}

/** The phone is verified too, so that the funnel asks for no code. */
export async function userWithCertifiedPhone(request: APIRequestContext): Promise<string> {
  const email = await newUser(request, { phone: `+35387${randomInt(1_000_000, 9_999_999)}` });
  // The api limits codes per hour and network, and all journeys are in the same network.
  await queryDatabase((database) =>
    database.query('update app_user set phone_certified_at = email_confirmed_at where email = $1', [email]),
  );
  return email;
}

export async function signInByApi(
  context: BrowserContext,
  email: string,
  host = 'localhost',
): Promise<Tokens> {
  const tokens = await tokensOf(context.request, email);
  await addTokens(context, tokens, host);
  return tokens;
}

async function addTokens(context: BrowserContext, tokens: Tokens, host: string): Promise<void> {
  const terms = { domain: host, path: '/', secure: true, sameSite: 'Lax' as const };
  await context.addCookies([
    { ...terms, name: 'campaviaAPI_access_token', value: tokens.access_token },
    { ...terms, name: 'campaviaAPI_refresh_token', value: tokens.refresh_token },
  ]);
}

/** A browser of another user, on a phone. */
export async function browserOf(browser: Browser, email: string, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  await signInByApi(context, email);
  return context.newPage();
}
