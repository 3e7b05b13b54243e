import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';

import { isApiError, type ApiError } from './api-error';
import { toApiError } from './to-api-error';

/** What a call says of the site it is made for. */
export interface HttpSite {
  /** What `Accept-Language` says. */
  isoTag: string;
  /** The currency that prices are asked in. */
  currency: string;
}

export interface HttpOptions {
  /** Where the api is: an origin, or empty for the page's own. */
  baseUrl: string;
  site: HttpSite;
  apiKey: string;
  /** Asked before each call, so that a renewed token is used at once. */
  accessToken?: () => string | undefined;
  /** How long one attempt may take; 10 seconds unless said. */
  timeoutMs?: number;
}

export interface CallOptions {
  /** Gives the call up: it then fails with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal;
}

/** The api as one site reaches it. Paths start with a slash and carry their own query. */
export interface Http {
  readonly site: HttpSite;
  get<Answer>(path: string, options?: CallOptions): Promise<Answer>;
  post<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  put<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  patch<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  delete<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
}

const TIMEOUT_MS = 10_000;
const WORTH_ANOTHER_TRY = new Set([502, 503, 504]);

/**
 * The http client of one site. Reading calls are tried once more when no answer came or it was 502, 503
 * or 504; writing calls never. Every failure is an `ApiError`.
 */
export function createHttp({ baseUrl, site, apiKey, accessToken, timeoutMs }: HttpOptions): Http {
  const client = axios.create({
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    proxy: false,
    timeout: timeoutMs ?? TIMEOUT_MS,
    headers: { 'X-Api-Key': apiKey, 'Accept-Language': site.isoTag },
    transitional: { clarifyTimeoutError: true },
    responseType: 'text',
    transformResponse: [],
  });
  client.interceptors.request.use((config) => {
    const token = accessToken?.();
    if (token) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });
  const write =
    (method: string) =>
    <Answer>(path: string, body?: unknown, options?: CallOptions) =>
      attempt<Answer>(client, { method, url: path, data: body, signal: options?.signal });
  return {
    site,
    get: (path, options) => read(client, { method: 'get', url: path, signal: options?.signal }),
    post: write('post'),
    put: write('put'),
    patch: write('patch'),
    delete: write('delete'),
  };
}

async function read<Answer>(client: AxiosInstance, config: AxiosRequestConfig): Promise<Answer> {
  try {
    return await attempt<Answer>(client, config);
  } catch (error) {
    if (isApiError(error) && isWorthAnotherTry(error)) return attempt<Answer>(client, config);
    throw error;
  }
}

function isWorthAnotherTry({ kind, status }: ApiError): boolean {
  return kind === 'network' || (status !== undefined && WORTH_ANOTHER_TRY.has(status));
}

async function attempt<Answer>(client: AxiosInstance, config: AxiosRequestConfig): Promise<Answer> {
  try {
    const { data } = await client.request<string>(config);
    return JSON.parse(data === '' ? 'null' : data);
  } catch (error) {
    throw toApiError(error, config);
  }
}
