import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

import type { CallTraces } from './call-traces';

/** Api paths that a server part may read. */
const PATH = /^\/(3|v4)\//;
const HEADERS = new Set(['accept', 'accept-language', 'x-api-key']);
const ANSWERED_HEADERS = ['content-type', 'retry-after'];

const MAX_CALL_LENGTH = 16_384;
const MAX_HEADER_LENGTH = 200;

/** In bytes. */
const MAX_ANSWER_LENGTH = 4 * 1024 * 1024;

const MAX_MS = 10_000;

export class RefusedCallError extends Error {}

interface ApiCall {
  url: string;
  headers: Record<string, string>;
}

export interface ApiCalls {
  /**
   * Reads from the api as a visitor could.
   * @param call - JSON with `url`, `method` and `headers`, as the server part has written it
   * @returns a line of JSON with status and headers, then the text of the answer
   * @throws RefusedCallError for a call to another host or path, that is too long, or that would change something
   */
  make(call: string, signal: AbortSignal): Promise<string>;
}

export function createApiCalls(apiUrl: string, traces?: CallTraces): ApiCalls {
  const send = createSender(apiUrl);
  return {
    async make(call, signal) {
      const { url, headers } = readCall(call, apiUrl);
      const traced = traces?.resolve(headers) ?? headers;
      const response = await send(url, traced, AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)]));
      const answered = ANSWERED_HEADERS.map((name) => [name, response.headers[name]] as const);
      const meta = {
        status: response.statusCode,
        headers: Object.fromEntries(answered.filter(([, value]) => value !== undefined)),
      };
      return `${JSON.stringify(meta)}\n${await textOf(response)}`;
    },
  };
}

/** Every page makes a few calls, and `fetch` is several times slower than this. Follows no redirects. */
function createSender(apiUrl: string) {
  const isHttps = apiUrl.startsWith('https:');
  const agent = new (isHttps ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const request = isHttps ? requestHttps : requestHttp;
  return (url: string, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      request(url, { agent, headers, signal }, resolve).on('error', reject).end();
    });
}

function readCall(call: string, apiUrl: string): ApiCall {
  if (call.length > MAX_CALL_LENGTH)
    throw new RefusedCallError('A call consists of one address and a few headers');
  const { url, method, headers } = (JSON.parse(call) ?? {}) as Record<string, unknown>;
  const address = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !isForVisitors(address, apiUrl)) {
    throw new RefusedCallError('A server part may call only the api, under /3 and /v4');
  }
  if (typeof method !== 'string' || method.toUpperCase() !== 'GET')
    throw new RefusedCallError('A server part may only read');
  return { url: address.href, headers: readHeaders(headers) };
}

function isForVisitors({ origin, pathname, username }: URL, apiUrl: string): boolean {
  return origin === new URL(apiUrl).origin && PATH.test(pathname) && username === '';
}

function readHeaders(headers: unknown): Record<string, string> {
  const pairs = Array.isArray(headers) ? (headers as unknown[]) : [];
  const known = pairs.filter(
    (pair): pair is [string, string] =>
      Array.isArray(pair) &&
      pair.every((each) => typeof each === 'string' && each.length <= MAX_HEADER_LENGTH) &&
      HEADERS.has(String(pair[0]).toLowerCase()),
  );
  return Object.fromEntries(known.map(([name, value]) => [name.toLowerCase(), value]));
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MAX_ANSWER_LENGTH) throw new Error(`answered with more than ${MAX_ANSWER_LENGTH} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
