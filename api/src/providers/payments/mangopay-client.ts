import { createHash } from 'node:crypto';

import {
  createMangopaySession,
  type MangopayAnswer,
  type MangopayObject,
  type MangopaySettings,
} from './mangopay-session';
import { PaymentsFailure, type PaymentsFailureKind } from './payments-provider';

export interface MangopayClient {
  get(path: string): Promise<MangopayObject>;
  put(path: string, body: object): Promise<MangopayObject>;
  delete(path: string): Promise<MangopayObject>;
  /** With a key, the same answer is returned for a day; `isAgain` marks a repeated one. */
  post(path: string, body: object, key?: string): Promise<MangopayObject & { isAgain?: boolean }>;
}

const TIMEOUT_MS = 20_000;
const CONFLICT = 409;
const KINDS: Record<number, PaymentsFailureKind> = {
  400: 'refused',
  404: 'unknown',
  422: 'refused',
};

/** Client of Mangopay's REST API, including idempotency keys and their stored responses. */
export function createMangopayClient(settings: MangopaySettings, timeoutMs = TIMEOUT_MS): MangopayClient {
  const ask = createMangopaySession(settings, timeoutMs);

  async function fetchStoredResponse(key: string): Promise<MangopayObject & { isAgain: boolean }> {
    const { StatusCode, Resource } = objectOf(await ask({ method: 'GET', path: `/responses/${key}` }));
    const resource = (Resource ?? {}) as MangopayObject;
    return { ...objectOf({ status: Number(StatusCode), body: resource }), isAgain: true };
  }

  return {
    get: async (path) => objectOf(await ask({ method: 'GET', path })),
    put: async (path, body) => objectOf(await ask({ method: 'PUT', path, body })),
    delete: async (path) => objectOf(await ask({ method: 'DELETE', path })),
    async post(path, body, key) {
      const once = key && keyLikeUuid(key);
      const answer = await ask({ method: 'POST', path, body, ...(once && { key: once }) });
      return once && answer.status === CONFLICT ? fetchStoredResponse(once) : objectOf(answer);
    },
  };
}

/** Mangopay accepts 16 to 36 letters, digits and dashes; ours are arbitrary. */
function keyLikeUuid(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

function objectOf({ status, body }: MangopayAnswer): MangopayObject {
  if (status >= 200 && status < 300) return body;
  const reason = typeof body.Message === 'string' ? body.Message : `answered ${status}`;
  throw new PaymentsFailure(KINDS[status] ?? 'away', reason);
}
