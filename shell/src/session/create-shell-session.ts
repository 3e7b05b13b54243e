import { http, type Credentials } from '@campavia/api-client/core';
import type { Me } from '@campavia/contracts';
import { pathOn } from '@campavia/i18n/sites';
import type { SessionState } from '@campavia/remote-kit';

import { forgetPages } from '../document/kept-caches';

import { prefetchHttp } from './prefetch-http';
import { connectOtherTabs } from './other-tabs';
import { signedInOf } from './signed-in-user';
import type { SessionCore, SessionOptions } from './session-core';
import { createSessionStore } from './session-store';
import type { ShellSession } from './shell-session';
import { removeForeignTokens } from './foreign-tokens';
import { readTokens, signatureOf, type SessionTokens } from './token-cookies';
import { dropTokens } from './work/save-tokens';
import type { SessionWork } from './work/session-work';

export interface StartingSession extends ShellSession {
  credentials: Credentials;
  /** Call it after the platform is provided. */
  begin(): void;
}

/** Everything that changes a session is a lazy chunk, so that visitors do not load it. */
export function createShellSession({ user, ...options }: SessionOptions): StartingSession {
  const { document } = options.window;
  removeForeignTokens(options.window);
  const tokens = readTokens(document);
  const store = createSessionStore(firstState(tokens, user));
  const known = { knownTokens: signatureOf(tokens), isLeaving: false };
  const core: SessionCore = { http, ...options, ...store, ...known, notifyTabs: () => undefined };
  const work = workOf(core);
  // Errors are ignored: the next call tries again.
  const inBackground = (action: (present: SessionWork) => unknown) =>
    void work()
      .then(action)
      .catch(() => undefined);

  return {
    current: store.current,
    subscribe: store.subscribe,
    settled: store.settled,
    reload: async () => (await work()).reload(),
    signOut: () =>
      work().then(
        (present) => present.signOut(),
        () => signOutWithoutCode(core),
      ),
    enter: async (given, method) => (await work()).enter(given, method),
    impersonate: async (answer) => (await work()).impersonate(answer),
    stopImpersonating: async () => (await work()).stopImpersonating(),
    askToSignIn(next) {
      const { pathname } = options.navigation.current().place;
      inBackground((present) => present.askToSignIn(pathname, next));
    },
    reportNotStaff: options.reportNotStaff,
    credentials: {
      accessToken: () => readTokens(document).access,
      async renew() {
        const isVisitor = store.current().status === 'visitor' && !signatureOf(readTokens(document));
        return isVisitor ? undefined : (await work()).renew();
      },
      refused: (error) => inBackground((present) => present.refused(error)),
    },
    begin: () => begin(core, inBackground),
  };
}

async function signOutWithoutCode(core: SessionCore): Promise<void> {
  core.isLeaving = true;
  core.typed.forgetTyped();
  dropTokens(core.window);
  core.notifyTabs('signed-out');
  await forgetPages(core.window).catch(() => undefined);
  core.window.location.assign(pathOn(core.site, '/'));
}

function begin(core: SessionCore, inBackground: (action: (present: SessionWork) => unknown) => void): void {
  const { window, events } = core;
  const state = core.current();
  core.notifyTabs = connectOtherTabs({
    window,
    onMessage: (message) => inBackground((present) => present.receive(message)),
    onWake() {
      const isOther = signatureOf(readTokens(window.document)) !== core.knownTokens;
      if (isOther) inBackground((present) => present.compare());
    },
  });
  if (state.status === 'signed-in') events.send('session.signed-in', signedInOf(state.user));
  // Preloaded for signed-in users: signing out must work even if later requests fail.
  if (state.status !== 'visitor') inBackground((present) => present.settle());
  prefetchHttp(window.document, state);
}

function firstState(tokens: SessionTokens, user: Me | null): SessionState {
  if (!signatureOf(tokens)) return { status: 'visitor' };
  return user ? { status: 'signed-in', user } : { status: 'unknown' };
}

function workOf(core: SessionCore): () => Promise<SessionWork> {
  let pending: Promise<SessionWork> | undefined;
  return function work() {
    pending ??= import('./work/session-work').then(({ createSessionWork }) => createSessionWork(core));
    pending.catch(() => (pending = undefined));
    return pending;
  };
}
