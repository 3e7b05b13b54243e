import type { LogAsAnswer, Me, Tokens } from '@campavia/contracts';
import type { Session, SessionState } from '@campavia/remote-kit';

/** How somebody signed in. */
export type SignInMethod = 'email' | 'sso';

/** The session as the shell's own pages and its frame need it. */
export interface ShellSession extends Session {
  /**
   * Begins a session with tokens just given: asks who that is, keeps the tokens, tells bus and other tabs.
   * @throws ApiError when it cannot be found out who that is; nothing is kept then
   */
  enter(tokens: Tokens, method?: SignInMethod): Promise<Me>;
  /** Acts as somebody from now on; staff's own session waits. @throws ApiError as `enter` */
  impersonate(answer: LogAsAnswer): Promise<Me>;
  /** Staff are themselves again, at the page where they may act as the next person. */
  stopImpersonating(): Promise<void>;
  /** Who the reader is, as soon as that is known: not while the api is away. */
  settled(): Promise<Exclude<SessionState, { status: 'unknown' }>>;
  /** Tells the reports that somebody who is no staff stood at a page for staff. */
  reportNotStaff(path: string): void;
}

let provided: ShellSession | undefined;

/** Makes the session known to the shell; once per page, by tests once per screen. */
export function provideShellSession(session: ShellSession): void {
  provided = session;
}

/** The session of this page. Throws where none was provided. */
export function shellSession(): ShellSession {
  if (!provided) throw new Error('No session: call provideShellSession first');
  return provided;
}
