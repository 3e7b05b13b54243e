import { setTimeout as delay } from 'node:timers/promises';

/** The servers under test, and whether the proof is still running. */
export interface Target {
  apiUrl: string;
  sandboxUrl: string;
  isRunning(): boolean;
}

/** A simulated browser. */
export interface Caller {
  target: Target;
  headers: Record<string, string>;
  /** Called for an answer that must not occur. */
  onUnexpectedStatus(status: number): void;
}

/** The fields of an answer that the proof reads. */
export interface PaymentAnswer {
  id?: string | number;
  status: string;
  redirect_url: string | null;
  error_code?: string | null;
  extension?: { id: number };
  is_payable?: boolean;
}

export const PAUSE_MS = 60;
export const MAX_TRIES = 400;

/** Headers of an authenticated call. */
export function headersOf(token: string): Record<string, string> {
  const type = { 'content-type': 'application/json' };
  return { authorization: `Bearer ${token}`, 'x-api-key': 'campavia-web', ...type };
}

/** Retries until the call is answered; undefined when it is refused or the proof ends. */
export async function fetchWithRetry(
  address: string,
  init: RequestInit,
  caller: Caller,
): Promise<PaymentAnswer | undefined> {
  const { target, headers } = caller;
  // Only answers count as tries: while the api restarts, connections fail without an answer.
  for (let answers = 0; answers < MAX_TRIES && target.isRunning();) {
    const { status, body } = await tryOnce(address, { ...init, headers: { ...headers, ...init.headers } });
    if ((status === 200 || status === 201) && body) return body;
    if (status > 0) answers += 1;
    if (status === 500) caller.onUnexpectedStatus(status);
    // If the api was killed after it had handled a call, the retry is refused although the change was made.
    if (status === 405 || status === 400) return undefined;
    await delay(PAUSE_MS);
  }
  return undefined;
}

// The api may be killed while it sends its answer.
async function tryOnce(
  address: string,
  init: RequestInit,
): Promise<{ status: number; body: PaymentAnswer | undefined }> {
  try {
    const answer = await fetch(address, init);
    return { status: answer.status, body: (await answer.json()) as PaymentAnswer };
  } catch {
    return { status: 0, body: undefined };
  }
}
