import type { Me } from '@campavia/contracts';

/** Who the reader is, as far as the page knows; `unknown` only while a session is being renewed. */
export type SessionState = { status: 'unknown' } | { status: 'visitor' } | { status: 'signed-in'; user: Me };

/** Who is signed in, the same for every part of the page and for every tab. */
export interface Session {
  /** The same object until something changes. */
  current(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Asks the api again who is signed in: after a change of name, picture, phone or address. */
  reload(): Promise<void>;
  /** Ends the session everywhere, and leads home. */
  signOut(): Promise<void>;
  /**
   * Leads to the sign-in, and from there back.
   *
   * @param next path with prefix, and query, to come back to; the present page unless said
   */
  askToSignIn(next?: string): void;
}
