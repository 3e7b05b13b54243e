import type { Me } from '@campavia/contracts';

/** The signed-in user, as far as the page knows; `unknown` only while a session is being renewed. */
export type SessionState = { status: 'unknown' } | { status: 'visitor' } | { status: 'signed-in'; user: Me };

/** Who is signed in, the same for every part of the page and for every tab. */
export interface Session {
  /** The same object until something changes. */
  current(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Asks the api again who is signed in: after a change of name, picture, phone or address. */
  reload(): Promise<void>;
  /** Signs out in all tabs and opens the home page. */
  signOut(): Promise<void>;
  /**
   * Opens the sign-in page, which redirects back afterwards.
   *
   * @param next path with prefix, and query, to return to; by default the current page
   */
  askToSignIn(next?: string): void;
}
