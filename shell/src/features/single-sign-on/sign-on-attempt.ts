const KEY = 'campavia.single-sign-on';
const LASTS_MS = 10 * 60_000;

export interface SignOnAttempt {
  state: string;
  nonce: string;
  /** What the challenge was made from (RFC 7636); known to this tab alone. */
  codeVerifier: string;
  redirectUri: string;
  /** Page to continue to: path with prefix, and query. */
  next: string;
  startedAtMs: number;
}

/** Remembers the way there; a second one takes the place of the first. @throws where the tab has no storage */
export function rememberAttempt(attempt: SignOnAttempt): void {
  window.sessionStorage.setItem(KEY, JSON.stringify(attempt));
}

/** Takes the attempt that a response belongs to, once; undefined for a response to no attempt of this tab. */
export function takeAttempt(state: string | null): SignOnAttempt | undefined {
  const attempt = readAttempt();
  forgetAttempt();
  if (!attempt || !state || attempt.state !== state) return undefined;
  return Date.now() - attempt.startedAtMs <= LASTS_MS ? attempt : undefined;
}

function readAttempt(): SignOnAttempt | undefined {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function forgetAttempt(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Where there is no storage nothing is remembered either.
  }
}
