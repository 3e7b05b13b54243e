import { setTimeout as delay } from 'node:timers/promises';

/** Where people ask, and whether it is worth waiting any longer for an api that does not answer. */
export interface Shop {
  apiUrl: string;
  bankUrl: string;
  isOpen(): boolean;
}

/** Somebody at a browser. */
export interface Asker {
  shop: Shop;
  headers: Record<string, string>;
  /** Told of an answer that nobody should get. */
  shock(status: number): void;
}

/** An answer, as far as it matters here. */
export interface Said {
  id?: string | number;
  status: string;
  redirect_url: string | null;
  error_code?: string | null;
  extension?: { id: number };
  is_payable?: boolean;
}

export const PAUSE_MS = 60;
export const MOST_TRIES = 400;

/** What somebody who is signed in sends with a call. */
export function headersOf(token: string): Record<string, string> {
  const type = { 'content-type': 'application/json' };
  return { authorization: `Bearer ${token}`, 'x-api-key': 'campavia-web', ...type };
}

/** Asks until it is answered; undefined when it is refused, or the shop closes. */
export async function persist(address: string, init: RequestInit, asker: Asker): Promise<Said | undefined> {
  const { shop, headers } = asker;
  // However long a dead api takes to come back, it has not refused anything.
  for (let answers = 0; answers < MOST_TRIES && shop.isOpen();) {
    const { status, body } = await tryOnce(address, { ...init, headers: { ...headers, ...init.headers } });
    if ((status === 200 || status === 201) && body) return body;
    if (status > 0) answers += 1;
    if (status === 500) asker.shock(status);
    // A call that was answered while the api died is refused the second time: what it did is there.
    if (status === 405 || status === 400) return undefined;
    await delay(PAUSE_MS);
  }
  return undefined;
}

// An api that dies may do so in the middle of its answer.
async function tryOnce(
  address: string,
  init: RequestInit,
): Promise<{ status: number; body: Said | undefined }> {
  try {
    const answer = await fetch(address, init);
    return { status: answer.status, body: (await answer.json()) as Said };
  } catch {
    return { status: 0, body: undefined };
  }
}
