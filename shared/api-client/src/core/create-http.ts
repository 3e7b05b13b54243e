import { ApiError, isApiError } from './api-error';
import {
  endpointOf,
  type CallOptions,
  type HttpCall,
  type HttpOptions,
  type HttpSite,
  type SendCall,
} from './http-call';
import { inSession } from './in-session';
import { sendWithKeepalive } from './send-with-keepalive';

/** The http client of one site. Paths start with a slash and include their query. */
export interface Http {
  readonly site: HttpSite;
  get<Answer>(path: string, options?: CallOptions): Promise<Answer>;
  post<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  put<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  patch<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  delete<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
}

const RETRIED_STATUSES = new Set([502, 503, 504]);

/**
 * Creates the http client of one site. Reading calls are repeated once after no answer or 502, 503 or 504; writing
 * calls never. Every failure is an `ApiError`.
 */
export function createHttp(options: HttpOptions): Http {
  const { site, credentials } = options;
  const send = withOneRetry(sendWhenLoaded(options));
  const make = reportFailures(credentials ? inSession(send, credentials) : send, options);
  const write =
    (method: string) =>
    <Answer>(path: string, body?: unknown, callOptions: CallOptions = {}) =>
      make({ method, path, body, options: callOptions, headers: headersOf(callOptions) }) as Promise<Answer>;
  return {
    site,
    get: <Answer>(path: string, callOptions: CallOptions = {}) =>
      make({ method: 'get', path, options: callOptions, headers: headersOf(callOptions) }) as Promise<Answer>,
    post: write('post'),
    put: write('put'),
    patch: write('patch'),
    delete: write('delete'),
  };
}

function headersOf({ idempotencyKey: key, ifMatch, stream }: CallOptions): HttpCall['headers'] {
  if (stream) {
    const { lastEventId } = stream;
    return {
      Accept: 'text/event-stream',
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
    };
  }
  if (ifMatch !== undefined) return { 'If-Match': ifMatch };
  return key === undefined ? undefined : { 'Idempotency-Key': key };
}

const fetchReader = () => import('./read-calls');
/** axios is loaded with the first call that changes something. */
const fetchSender = () => import('./send-calls');

/** Preloads the code of the first reading call; failures are ignored. */
export async function prepareReading(): Promise<void> {
  await fetchReader().catch(() => undefined);
}

/** Preloads the code of all kinds of calls; failures are ignored. */
export async function prepareHttp(): Promise<void> {
  await Promise.all([prepareReading(), fetchSender().catch(() => undefined)]);
}

function sendWhenLoaded(options: HttpOptions): SendCall {
  const read = senderOf(options, fetchReader);
  const write = senderOf(options, fetchSender);
  return async function send(call) {
    if (call.options.keepalive) return sendWithKeepalive(options, call);
    return call.method === 'get' || call.options.isReading ? read(call) : write(call);
  };
}

function senderOf(options: HttpOptions, fetchIt: typeof fetchSender): SendCall {
  let sender: SendCall | undefined;
  return async function send(call) {
    sender ??= await loadSender(fetchIt, options, call);
    return sender(call);
  };
}

async function loadSender(
  fetchIt: typeof fetchSender,
  options: HttpOptions,
  { method, path }: HttpCall,
): Promise<SendCall> {
  try {
    const { createSender } = await fetchIt();
    return createSender(options);
  } catch (cause) {
    throw new ApiError({ kind: 'network', method, endpoint: endpointOf(path) }, { cause });
  }
}

function withOneRetry(send: SendCall): SendCall {
  return async function sendTwice(call) {
    try {
      return await send(call);
    } catch (error) {
      const mayRetry = call.method === 'get' && !call.options.stream;
      if (mayRetry && isApiError(error) && isRetryable(error)) return send(call);
      throw error;
    }
  };
}

function isRetryable({ kind, status }: ApiError): boolean {
  return kind === 'network' || (status !== undefined && RETRIED_STATUSES.has(status));
}

/** A call that failed because a renewal failed is not reported as a failure of its own. */
function reportFailures(make: SendCall, { baseUrl, onFailure }: HttpOptions): SendCall {
  return async function requestAndReport(call) {
    try {
      return await make(call);
    } catch (error) {
      const endpoint = endpointOf(call.path);
      const isReported = isApiError(error) && error.kind !== 'aborted' && !call.options.stream;
      if (isReported && error.endpoint === endpoint) {
        const params = call.path.split('?')[1]?.replace(/#.*$/, '');
        const payload = endpoint.startsWith('/oauth/') ? undefined : call.body;
        onFailure?.({ error, url: baseUrl + endpoint, params, payload });
      }
      throw error;
    }
  };
}
