const KEY = 'campavia.single-sign-on';
const LASTS_MS = 10 * 60_000;

/** One way to the identity provider and back, as this tab remembers it. */
export interface SignOnAttempt {
  /** Comes back with the answer, and shows that it belongs to this tab. */
  state: string;
  /** Comes back inside the provider's token. */
  nonce: string;
  /** What the challenge was made from (RFC 7636); known to this tab alone. */
  codeVerifier: string;
  /** Where the provider was asked to lead back to, to the letter. */
  redirectUri: string;
  /** Where the reader goes on from there: path with prefix, and query. */
  next: string;
  startedAtMs: number;
}

/** Remembers the way there; a second one takes the place of the first. @throws where the tab has no storage */
export function rememberAttempt(attempt: SignOnAttempt): void {
  window.sessionStorage.setItem(KEY, JSON.stringify(attempt));
}

/** The attempt that an answer belongs to, once; undefined for an answer nobody here has asked for. */
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
