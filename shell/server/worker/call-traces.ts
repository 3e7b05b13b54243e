import type { DocumentRequest } from '@campavia/remote-kit/config';
import { traceHeaders } from '@campavia/telemetry';

const KEY = 'x-api-key';

/**
 * Relates the calls of server parts to the documents that they are made for. A part sends the key that it was given
 * with each call, so the key of a traced document has a label, which is taken off again before the api is called.
 */
export function createCallTraces(apiKey: string) {
  const headersOfKey = new Map<string, Record<string, string>>();

  return {
    async follow<Result>(
      request: DocumentRequest,
      work: (request: DocumentRequest) => Promise<Result>,
    ): Promise<Result> {
      const trace = traceHeaders();
      if (trace.traceparent === undefined) return work(request);
      const key = `${apiKey} ${trace.traceparent}`;
      headersOfKey.set(key, trace);
      const { api } = request;
      const labelled = { ...api, headers: { ...api.headers, [KEY]: key } };
      try {
        return await work({ ...request, api: labelled });
      } finally {
        headersOfKey.delete(key);
      }
    },
    resolve(headers: Record<string, string>): Record<string, string> {
      const key = headers[KEY];
      if (!key?.startsWith(`${apiKey} `)) return headers;
      return { ...headers, [KEY]: apiKey, ...headersOfKey.get(key) };
    },
  };
}

export type CallTraces = ReturnType<typeof createCallTraces>;
