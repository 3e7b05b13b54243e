import axios from 'axios';

import type { HttpCall, HttpOptions, SendCall } from './http-call';
import { toApiError } from './to-api-error';

const TIMEOUT_MS = 10_000;

/** The way to the network. It is the heavy half of the client and loaded with the first call. */
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
      if (call.options.isText) return data;
      return JSON.parse(data === '' ? 'null' : data);
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
