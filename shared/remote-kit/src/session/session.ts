import type { Me } from '@campavia/contracts';

/** The signed-in user, as known to the page; `unknown` only during a renewal of the session. */
export type SessionState = { status: 'unknown' } | { status: 'visitor' } | { status: 'signed-in'; user: Me };

/** The session, shared by all parts of the page and all tabs. */
export interface Session {
  /** The same object until the session changes. */
  current(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Reloads the user from the api, after a change of name, picture, phone or e-mail address. */
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
