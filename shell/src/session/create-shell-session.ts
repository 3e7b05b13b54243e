import { http, type Credentials } from '@campavia/api-client/core';
import type { Me } from '@campavia/contracts';
import { pathOn } from '@campavia/i18n/sites';
import type { SessionState } from '@campavia/remote-kit';

import { foreseeCalls } from './foresee-calls';
import { meetOtherTabs } from './other-tabs';
import { personOf } from './person';
import type { SessionCore, SessionOptions } from './session-core';
import { createSessionStore } from './session-store';
import type { ShellSession } from './shell-session';
import { dropStrayTokens } from './stray-tokens';
import { readTokens, signatureOf, type KeptTokens } from './token-cookies';
import { dropTokens } from './work/keep-tokens';
import type { SessionWork } from './work/session-work';

/** The session with what only the start of the page needs. */
export interface StartingSession extends ShellSession {
  /** For the http client: whose calls they are. */
  credentials: Credentials;
  /** Says who is signed in, or finds it out; watches the other tabs. Once the platform stands. */
  begin(): void;
}

/**
 * Knows who the reader is. All that happens to a session is a chunk of its own: a visitor who never signs in does
 * without it.
 */
export function createShellSession({ user, ...options }: SessionOptions): StartingSession {
  const { document } = options.window;
  dropStrayTokens(options.window);
  const tokens = readTokens(document);
  const store = createSessionStore(firstState(tokens, user));
  const known = { knownTokens: signatureOf(tokens), isLeaving: false };
  const core: SessionCore = { http, ...options, ...store, ...known, tellTabs: () => undefined };
  const work = workOf(core);
  // Nobody waits for it; what cannot be fetched now is asked for again by whatever comes next.
  const inPassing = (deed: (present: SessionWork) => unknown) =>
    void work()
      .then(deed)
      .catch(() => undefined);

  return {
    current: store.current,
    subscribe: store.subscribe,
    settled: store.settled,
    reload: async () => (await work()).reload(),
    signOut: () =>
      work().then(
        (present) => present.signOut(),
        () => leaveBare(core),
      ),
    enter: async (given, method) => (await work()).enter(given, method),
    impersonate: async (answer) => (await work()).impersonate(answer),
    stopImpersonating: async () => (await work()).stopImpersonating(),
    askToSignIn: (next) => inPassing((present) => present.askToSignIn(next)),
    reportNotStaff: options.reportNotStaff,
    credentials: {
      accessToken: () => readTokens(document).access,
      async renew() {
        const isNobody = store.current().status === 'visitor' && !signatureOf(readTokens(document));
        return isNobody ? undefined : (await work()).renew();
      },
      refused: (error) => inPassing((present) => present.refused(error)),
    },
    begin: () => begin(core, inPassing),
  };
}

/** Without the code for a proper sign-out nobody stays signed in at a desk that they are about to leave. */
function leaveBare(core: SessionCore): void {
  core.isLeaving = true;
  core.typed.forgetTyped();
  dropTokens(core.window);
  core.tellTabs('signed-out');
  core.window.location.assign(pathOn(core.site, '/'));
}

function begin(core: SessionCore, inPassing: (deed: (present: SessionWork) => unknown) => void): void {
  const { window, events } = core;
  const state = core.current();
  core.tellTabs = meetOtherTabs({
    window,
    onMessage: (message) => inPassing((present) => present.hear(message)),
    onWake() {
      const isOther = signatureOf(readTokens(window.document)) !== core.knownTokens;
      if (isOther) inPassing((present) => present.compare());
    },
  });
  if (state.status === 'signed-in') events.send('session.signed-in', personOf(state.user));
  // Fetched ahead for everybody but visitors: signing out has to work when nothing else does.
  if (state.status !== 'visitor') inPassing((present) => present.settle());
  foreseeCalls(window.document, state);
}

function firstState(tokens: KeptTokens, user: Me | null): SessionState {
  if (!signatureOf(tokens)) return { status: 'visitor' };
  return user ? { status: 'signed-in', user } : { status: 'unknown' };
}

/** Fetches what can happen to a session once, and again after it did not come. */
function workOf(core: SessionCore): () => Promise<SessionWork> {
  let coming: Promise<SessionWork> | undefined;
  return function work() {
    coming ??= import('./work/session-work').then(({ createSessionWork }) => createSessionWork(core));
    coming.catch(() => (coming = undefined));
    return coming;
  };
}
