import { prefixOf } from '@campavia/i18n/sites';

import { VISITOR } from '../signed-in-user';
import type { SessionCore } from '../session-core';

import { changeUser } from './change-user';
import { dropTokens } from './save-tokens';
import { rememberUser } from './last-user';
import { showExpiredToast } from './session-toasts';
import { goToSignIn, isAboutSigningIn, isClosedPage, presentPage } from './sign-in-page';

export interface Expiry {
  noticed: 'here' | 'elsewhere';
  reason?: string;
}

export async function expire(core: SessionCore, { noticed, reason }: Expiry): Promise<void> {
  const state = core.current();
  // Another tab may already have a new session.
  if (noticed === 'here') dropTokens(core.window);
  core.knownTokens = '';
  if (state.status === 'visitor') return;
  const next = presentPage(core);
  if (noticed === 'here' || isClosedPage(core)) core.typed.saveTyped(next.replace(/\?.*$/s, ''));
  if (state.status === 'signed-in') rememberUser(core, state.user.id);
  if (noticed === 'here') {
    core.notifyTabs('expired');
    void showExpiredToast(core, reason);
  }
  await changeUser(core, VISITOR, {
    move() {
      if (noticed !== 'here' || isAboutSigningIn(core)) return;
      goToSignIn(core, next, { isSignedOut: true, reason });
    },
    notify() {
      if (state.status === 'signed-in') core.events.send('session.expired', { userId: state.user.id, next });
    },
  });
}

export async function signOutLocally(core: SessionCore, move: () => void = () => undefined): Promise<void> {
  const state = core.current();
  core.typed.forgetTyped();
  await changeUser(core, VISITOR, {
    move,
    notify() {
      if (state.status === 'signed-in') core.events.send('session.signed-out', { userId: state.user.id });
    },
  });
}

export function leaveClosedPage(core: SessionCore): void {
  if (isClosedPage(core)) core.navigation.replace(homeOf(core.site));
}

export function homeOf(site: SessionCore['site']): string {
  return prefixOf(site) || '/';
}
