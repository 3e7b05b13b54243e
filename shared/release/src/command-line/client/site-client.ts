import { setTimeout as delay } from 'node:timers/promises';

import { SiteUnavailableError, SiteRefusalError } from './site-errors';

const RESPONSE_TIMEOUT_MS = 120_000;
const MAX_ATTEMPTS = 5;

/** A request to a site's registry. */
export interface SiteRequest {
  method?: 'GET' | 'POST' | 'PUT';
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON; bytes are sent unchanged. */
  body?: object | Uint8Array;
}

/** Sends requests to the registry of a site with a token. */
export interface SiteClient {
  url: string;
  /**
   * @param path - relative to `/_registry/`
   * @throws SiteRefusalError when the site refuses, SiteUnavailableError when it or its database does not answer
   */
  request<T>(path: string, request?: SiteRequest): Promise<T>;
}

/** Creates a client for a site; without a token it reads public data only. */
export function createSiteClient(url: string, token: string): SiteClient {
  async function sendWithRetry<T>(
    path: string,
    request: SiteRequest = {},
    triesLeft = MAX_ATTEMPTS,
  ): Promise<T> {
    const answer = await send(addressOf(url, path, request), token, request);
    if (answer.status === 429 && triesLeft > 0) {
      await answer.body?.cancel();
      await delay(1_000 * Math.min(30, Number(answer.headers.get('retry-after')) || 1));
      return sendWithRetry(path, request, triesLeft - 1);
    }
    return read<T>(url, answer);
  }

  return { url, request: (path, request) => sendWithRetry(path, request) };
}

function addressOf(url: string, path: string, { query = {} }: SiteRequest): URL {
  const address = new URL(`/_registry/${path}`, url);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}

async function send(address: URL, token: string, { method = 'GET', body }: SiteRequest): Promise<Response> {
  const isBytes = body instanceof Uint8Array;
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (body) headers['content-type'] = isBytes ? 'application/octet-stream' : 'application/json';
  try {
    return await fetch(address, {
      method,
      headers,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      ...(body && { body: isBytes ? new Blob([new Uint8Array(body)]) : JSON.stringify(body) }),
    });
  } catch (error) {
    throw new SiteUnavailableError(
      `${address.origin} does not answer (${reasonOf(error)}). Is the site running? Name it with --site.`,
    );
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
}

async function read<T>(url: string, answer: Response): Promise<T> {
  const text = await answer.text();
  const document = parse(text);
  if (answer.ok && (document !== undefined || text === '')) return document as T;
  if (answer.ok) throw new SiteUnavailableError(`${url} answers, but not like a site of Campavia.`);
  throw refusalOf(url, answer.status, document);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalOf(url: string, status: number, document: unknown): Error {
  const { code, detail, ...more } = (document ?? {}) as { code?: string; detail?: string };
  // Other servers answer unknown addresses in formats of their own.
  if (!code || code === 'not_found') {
    const what = status === 404 ? 'has no registry' : `answers ${status}`;
    return new SiteUnavailableError(
      `${url} ${what}. Is it a site of Campavia? Name the right one with --site.`,
    );
  }
  const message = detail ?? code;
  return status >= 500 && status !== 507
    ? new SiteUnavailableError(message, code)
    : new SiteRefusalError(message, { status, code, more });
}
