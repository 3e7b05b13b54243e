import { pathOn, prefixOf } from '@campavia/i18n/sites';
import type { AddressDeclaration } from '@campavia/remote-kit/config';

import { accessOf } from '../access';
import { VISITOR } from '../signed-in-user';
import type { SessionCore } from '../session-core';

const SIGN_IN_PAGES = new Set(['login', 'sign-in']);

export function presentPage({ navigation }: Pick<SessionCore, 'navigation'>): string {
  const { pathname, search } = navigation.current().place;
  return pathname + search;
}

export function isStillAt({ navigation, window }: SessionCore, path: string): boolean {
  return navigation.current().place.pathname === path && window.location.pathname === path;
}

/** Typed input is restored on return. */
export function askToSignIn(core: SessionCore, next = presentPage(core)): void {
  core.typed.saveTyped(next.replace(/\?.*$/s, ''));
  goToSignIn(core, next);
}

/** Kept with the history entry of the sign-in page. */
export interface SignInNews {
  isPasswordNew?: boolean;
  isSignedOut?: boolean;
  reason?: string;
}

export function goToSignIn(core: SessionCore, next: string, news?: SignInNews): void {
  const here = addressHere(core);
  if (here && SIGN_IN_PAGES.has(here.id)) return;
  const target = signInTarget(core, next);
  // Replaces a page that the visitor may not see, so that going back does not lead here again.
  const move = isClosedPage(core) ? 'replace' : 'push';
  if (target) core.navigation[move](target, news);
  else core.window.location.assign(loginDocument(core, next));
}

/** Pages around signing in stay when a session ends. */
export function isAboutSigningIn(core: SessionCore): boolean {
  const here = addressHere(core);
  return here?.layout === 'log' && !isClosedPage(core);
}

export function isClosedPage(core: SessionCore): boolean {
  return accessOf(addressHere(core), VISITOR) !== 'open';
}

function addressHere({ navigation, findAddress }: SessionCore): AddressDeclaration | undefined {
  return findAddress(navigation.current().place.pathname);
}

function signInTarget({ routing, site, findAddress }: SessionCore, next: string): string | undefined {
  const { sign_in: signIn } = routing;
  if (!signIn || !/^\/(?![/\\])/.test(signIn)) return undefined;
  const path = pathOn(site, signIn);
  const [pathname = ''] = path.split('?');
  if (!findAddress(pathname)) return undefined;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ next })}`;
}

function loginDocument({ site }: SessionCore, next: string): string {
  return `${prefixOf(site)}/login?${new URLSearchParams({ next })}`;
}
