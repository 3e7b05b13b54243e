import { traceHeaders, traceWork } from '@campavia/telemetry';

/** In characters. */
const MAX_LENGTH = 2_000_000;

export interface ApiAddress {
  apiUrl: string;
  apiKey: string;
}

export interface ApiRequest {
  path: string;
  headers?: Record<string, string>;
  deadlineMs: number;
}

export interface ApiResponse {
  status: number;
  headers: Headers;
  /** Undefined if the body is not JSON. */
  body: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws Error when the response is late or too long */
export async function callApi(api: ApiAddress, request: ApiRequest): Promise<ApiResponse> {
  return traceWork('GET api', { kind: 'CLIENT' }, () => fetchAnswer(api, request));
}

async function fetchAnswer(
  { apiUrl, apiKey }: ApiAddress,
  { path, headers, deadlineMs }: ApiRequest,
): Promise<ApiResponse> {
  const answer = await fetch(`${apiUrl}${path}`, {
    headers: { ...headers, ...traceHeaders(), 'x-api-key': apiKey },
    signal: AbortSignal.timeout(deadlineMs),
    redirect: 'error',
  });
  const text = await answer.text();
  if (text.length > MAX_LENGTH) throw new Error(`${path} answered with ${text.length} characters`);
  return { status: answer.status, headers: answer.headers, body: parse(text) };
}
