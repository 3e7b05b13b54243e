const KEY = 'campavia.single-sign-on';
const LASTS_MS = 10 * 60_000;

export interface SignOnAttempt {
  state: string;
  nonce: string;
  /** RFC 7636; known to this tab only. */
  codeVerifier: string;
  redirectUri: string;
  /** Path with prefix, and query. */
  next: string;
  startedAtMs: number;
}

/** @throws where the tab has no storage */
export function rememberAttempt(attempt: SignOnAttempt): void {
  window.sessionStorage.setItem(KEY, JSON.stringify(attempt));
}

/** At most once; undefined for a response to no attempt of this tab. */
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
    // Without storage there is nothing to forget.
  }
}
