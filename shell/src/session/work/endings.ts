import { prefixOf } from '@campavia/i18n/sites';

import { VISITOR } from '../person';
import type { SessionCore } from '../session-core';

import { changePerson } from './change-person';
import { dropTokens } from './keep-tokens';
import { rememberReader } from './last-reader';
import { tellExpired } from './news';
import { goToSignIn, isAboutSigningIn, isClosedPage, presentPage } from './sign-in-page';

export interface Expiry {
  /** Noticed by this tab, which leads to the sign-in, or told by another one. */
  noticed: 'here' | 'elsewhere';
  /** Why, in the api's words. */
  reason?: string;
}

/** The session is over, though nobody asked for that: to the sign-in, and from there back. */
export async function expire(core: SessionCore, { noticed, reason }: Expiry): Promise<void> {
  const state = core.current();
  // What another tab keeps by now may be a new session.
  if (noticed === 'here') dropTokens(core.window);
  core.knownTokens = '';
  if (state.status === 'visitor') return;
  const next = presentPage(core);
  if (noticed === 'here' || isClosedPage(core)) core.typed.keepTyped(next.replace(/\?.*$/s, ''));
  if (state.status === 'signed-in') rememberReader(core, state.user.id);
  if (noticed === 'here') {
    core.tellTabs('expired');
    void tellExpired(core, reason);
  }
  await changePerson(core, VISITOR, {
    move() {
      if (noticed === 'here' && !isAboutSigningIn(core)) goToSignIn(core, next);
    },
    tell() {
      if (state.status === 'signed-in') core.events.send('session.expired', { userId: state.user.id, next });
    },
  });
}

/** The reader signed out, here or in another tab. */
export async function becomeVisitor(core: SessionCore, move: () => void = () => undefined): Promise<void> {
  const state = core.current();
  core.typed.forgetTyped();
  await changePerson(core, VISITOR, {
    move,
    tell() {
      if (state.status === 'signed-in') core.events.send('session.signed-out', { userId: state.user.id });
    },
  });
}

/** Home, from a page that is not for everybody. */
export function leaveClosedPage(core: SessionCore): void {
  if (isClosedPage(core)) core.navigation.replace(homeOf(core.site));
}

/** The path of the home page. */
export function homeOf(site: SessionCore['site']): string {
  return prefixOf(site) || '/';
}
