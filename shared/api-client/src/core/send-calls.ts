import axios from 'axios';

import type { HttpCall, HttpOptions, SendCall } from './http-call';
import { readBody, TIMEOUT_MS } from './read-body';
import { toApiError } from './to-api-error';

/** The transport of calls that change something. The large part of the client, loaded with the first such call. */
export function createSender({ baseUrl, site, apiKey, timeoutMs }: HttpOptions): SendCall {
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
  return async function send(call) {
    try {
      const { data } = await client.request<string>(configOf(call));
      return readBody(data, call);
    } catch (error) {
      throw toApiError(error, call);
    }
  };
}

function configOf({ method, path, body, headers, options }: HttpCall) {
  const { signal, timeoutMs, onProgress } = options;
  return {
    method,
    url: path,
    data: body,
    headers,
    signal,
    ...(timeoutMs !== undefined && { timeout: timeoutMs }),
    ...(onProgress && {
      onUploadProgress: ({ progress }: { progress?: number }) => onProgress(progress ?? 0),
    }),
  };
}
