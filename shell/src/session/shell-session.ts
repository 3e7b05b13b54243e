import type { LogAsAnswer, Me, Tokens } from '@campavia/contracts';
import type { Session, SessionState } from '@campavia/remote-kit';

export type SignInMethod = 'email' | 'sso';

export interface ShellSession extends Session {
  /** @throws ApiError when the user cannot be loaded; nothing is stored then */
  enter(tokens: Tokens, method?: SignInMethod): Promise<Me>;
  /** The session of staff is kept aside. @throws ApiError as `enter` */
  impersonate(answer: LogAsAnswer): Promise<Me>;
  stopImpersonating(): Promise<void>;
  settled(): Promise<Exclude<SessionState, { status: 'unknown' }>>;
  reportNotStaff(path: string): void;
}

let provided: ShellSession | undefined;

export function provideShellSession(session: ShellSession): void {
  provided = session;
}

/** @throws Error if none was provided */
export function shellSession(): ShellSession {
  if (!provided) throw new Error('No session is provided');
  return provided;
}
