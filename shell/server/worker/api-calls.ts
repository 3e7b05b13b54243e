/** Api paths that a server part may read. */
const PATH = /^\/(3|v4)\//;
const HEADERS = new Set(['accept', 'accept-language', 'x-api-key']);
const ANSWERED_HEADERS = ['content-type', 'retry-after'];

const LONGEST_CALL = 16_384;
const LONGEST_HEADER = 200;

/** In bytes. */
const LONGEST_ANSWER = 4 * 1024 * 1024;

const LONGEST_MS = 10_000;

export class RefusedCallError extends Error {}

interface WantedCall {
  url: string;
  headers: Record<string, string>;
}

export interface ApiCalls {
  /**
   * Reads from the api as a visitor could.
   * @param wanted - JSON with `url`, `method` and `headers`, as the server part has written it
   * @returns a line of JSON with status and headers, then the text of the answer
   * @throws RefusedCallError for a call that leads elsewhere, is too long, or would change something
   * @throws Error for one that fails
   */
  make(wanted: string, signal: AbortSignal): Promise<string>;
}

export function createApiCalls(apiUrl: string): ApiCalls {
  return {
    async make(wanted, signal) {
      const { url, headers } = readCall(wanted, apiUrl);
      const response = await fetch(url, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
      });
      const about = {
        status: response.status,
        headers: Object.fromEntries(
          ANSWERED_HEADERS.map((name) => [name, response.headers.get(name)]).filter(
            ([, value]) => value !== null,
          ),
        ) as Record<string, string>,
      };
      return `${JSON.stringify(about)}\n${await textOf(response)}`;
    },
  };
}

/** @throws RefusedCallError */
function readCall(wanted: string, apiUrl: string): WantedCall {
  if (wanted.length > LONGEST_CALL) throw new RefusedCallError('A call is one address and a few headers');
  const { url, method, headers } = (JSON.parse(wanted) ?? {}) as Record<string, unknown>;
  const address = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !isForVisitors(address, apiUrl)) {
    throw new RefusedCallError('A server part reaches the api alone, under /3 and /v4');
  }
  if (typeof method !== 'string' || method.toUpperCase() !== 'GET')
    throw new RefusedCallError('A server part only reads');
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
      pair.every((each) => typeof each === 'string' && each.length <= LONGEST_HEADER) &&
      HEADERS.has(String(pair[0]).toLowerCase()),
  );
  return Object.fromEntries(known);
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | undefined = response.body ?? undefined;
  if (body === undefined) return '';
  for await (const chunk of body) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new Error(`answered with more than ${LONGEST_ANSWER} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
