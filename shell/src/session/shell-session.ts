import type { LogAsAnswer, Me, Tokens } from '@campavia/contracts';
import type { Session, SessionState } from '@campavia/remote-kit';

export type SignInMethod = 'email' | 'sso';

export interface ShellSession extends Session {
  /**
   * Starts a session with new tokens: loads the user, stores the tokens, notifies events and other tabs.
   * @throws ApiError when the user cannot be loaded; nothing is stored then
   */
  enter(tokens: Tokens, method?: SignInMethod): Promise<Me>;
  /**
   * Starts acting as a user; the session of staff is kept aside.
   * @throws ApiError as `enter`
   */
  impersonate(answer: LogAsAnswer): Promise<Me>;
  stopImpersonating(): Promise<void>;
  /** Resolves with the session state once it is known. */
  settled(): Promise<Exclude<SessionState, { status: 'unknown' }>>;
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
