import { ApiError, type ApiErrorFacts, type ApiErrorKind } from './api-error';
import { endpointOf, type HttpCall, type HttpOptions, type SendCall, type StreamOptions } from './http-call';
import { readBody, TIMEOUT_MS } from './read-body';
import { refusalFacts } from './refusal-facts';

/** After the start of the page. */
const FIRST_CALLS_MS = 10_000;

type Outcome = Omit<ApiErrorFacts, 'method' | 'endpoint'>;

/**
 * The transport of reading calls, based on `fetch`: small, since pages of signed-in users load data before the first
 * interaction.
 */
export function createSender(options: HttpOptions): SendCall {
  return async function send(call) {
    const timeout = startTimeout(options, call);
    try {
      return await fetchResponse(options, call, timeout);
    } catch (cause) {
      throw cause instanceof ApiError ? cause : failed(call, { kind: timeout.whyBroken() }, cause);
    } finally {
      timeout.end();
    }
  };
}

/** Aborts when the caller does, or after the timeout. */
function startTimeout({ timeoutMs: usualMs = TIMEOUT_MS }: HttpOptions, { options }: HttpCall) {
  const { signal: caller, timeoutMs = usualMs } = options;
  const attempt = new AbortController();
  const giveUp = () => attempt.abort();
  const timer = setTimeout(giveUp, timeoutMs);
  caller?.addEventListener('abort', giveUp);
  if (caller?.aborted) giveUp();
  return {
    signal: attempt.signal,
    whyBroken(): ApiErrorKind {
      if (caller?.aborted) return 'aborted';
      return attempt.signal.aborted ? 'timeout' : 'network';
    },
    /** Data that arrives from now on is not late. */
    begun: () => clearTimeout(timer),
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}

async function fetchResponse(
  options: HttpOptions,
  call: HttpCall,
  { signal, begun }: ReturnType<typeof startTimeout>,
): Promise<unknown> {
  const { method, body } = call;
  const answer = await fetch(addressOf(options, call), {
    method: method.toUpperCase(),
    headers: headersOf(options, call),
    signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { stream } = call.options;
  if (stream && answer.ok && answer.body) {
    begun();
    return readStream(answer.body, stream);
  }
  if (answer.ok && call.options.isFile) return answer.blob();
  const text = await answer.text();
  if (!answer.ok) {
    const retryAfter = answer.headers.get('retry-after') ?? '';
    throw failed(call, refusalFacts({ status: answer.status, text, retryAfter }));
  }
  try {
    return readBody(text, call);
  } catch (cause) {
    throw failed(call, { kind: 'unreadable' }, cause);
  }
}

async function readStream(body: ReadableStream<Uint8Array>, { onText }: StreamOptions): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onText(decoder.decode(value, { stream: true }));
  }
}

/** Always an address of the api, whatever the path contains; without a question mark if there is no query. */
function addressOf({ baseUrl }: HttpOptions, { path }: HttpCall): URL {
  const ours = path.replace(/^[/\\]*/, '/').replace(/\?$/, '');
  return new URL(baseUrl + ours, globalThis.location?.href);
}

function headersOf({ apiKey, site, baseUrl }: HttpOptions, { headers, body }: HttpCall): HeadersInit {
  const known = { Accept: 'application/json, text/plain, */*', 'X-Api-Key': apiKey };
  const type = body === undefined ? undefined : { 'Content-Type': 'application/json' };
  return { ...known, ...type, ...(!baseUrl && documentTrace()), 'Accept-Language': site.isoTag, ...headers };
}

/** The trace of the page's document, which the site links its first calls to. */
function documentTrace(): HeadersInit | undefined {
  if (performance.now() > FIRST_CALLS_MS) return undefined;
  const [page] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  const trace = page?.serverTiming?.find(({ name }) => name === 'traceparent');
  return trace && { traceparent: trace.description };
}

function failed({ method, path }: HttpCall, outcome: Outcome, cause?: unknown): ApiError {
  return new ApiError({ method, endpoint: endpointOf(path), ...outcome }, { cause });
}
