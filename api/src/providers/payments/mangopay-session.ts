import type { CurrencyCode } from '@campavia/domain';

import { PaymentsFailure } from './payments-provider';

/** Mangopay account of a deployment. */
export interface MangopaySettings {
  provider: 'mangopay';
  /** `https://api.mangopay.com`, or the URL of its sandbox, without a trailing slash. */
  url: string;
  clientId: string;
  apiKey: string;
  /** Wallet that pay-ins are credited to, by currency. */
  wallets: Partial<Record<CurrencyCode, string>>;
  /** Secret in the query of the registered hook URLs. */
  hookSecret: string;
}

/** An object of the API; every field may be absent. */
export type MangopayObject = Record<string, unknown>;

export interface MangopayAnswer {
  status: number;
  body: MangopayObject;
}

export interface MangopayCall {
  method: string;
  path: string;
  body?: object;
  key?: string;
}

const VERSION = 'v2.01';
const EARLY_MS = 60_000;
const UNAUTHORIZED = 401;

/** Calls Mangopay's REST API: OAuth 2.0 client credentials, with the token cached for its lifetime. */
export function createMangopaySession(settings: MangopaySettings, timeoutMs: number) {
  const root = `${settings.url}/${VERSION}`;
  let held: { token: string; until: number } | undefined;

  async function send(path: string, init: RequestInit): Promise<MangopayAnswer> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(root + path, { ...init, signal, redirect: 'error' });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as MangopayObject) };
    } catch (error) {
      throw new PaymentsFailure('away', error instanceof Error ? error.message : 'no answer');
    }
  }

  async function token(): Promise<string> {
    if (held && held.until > Date.now()) return held.token;
    const basic = Buffer.from(`${settings.clientId}:${settings.apiKey}`).toString('base64');
    const headers = {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const { body } = await send('/oauth/token', {
      method: 'POST',
      headers,
      body: 'grant_type=client_credentials',
    });
    if (typeof body.access_token !== 'string') throw new PaymentsFailure('away', 'no access token');
    held = { token: body.access_token, until: Date.now() + Number(body.expires_in) * 1000 - EARLY_MS };
    return held.token;
  }

  async function ask({ method, path, body, key }: MangopayCall): Promise<MangopayAnswer> {
    const headers = {
      authorization: `Bearer ${await token()}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    };
    const answer = await send(`/${settings.clientId}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    // A token may be revoked before it expires.
    if (answer.status === UNAUTHORIZED) held = undefined;
    return answer;
  }

  return ask;
}
