import { pathOn, prefixOf } from '@campavia/i18n/sites';
import type { AddressDeclaration } from '@campavia/remote-kit/config';

import { accessOf } from '../access';
import { VISITOR } from '../person';
import type { SessionCore } from '../session-core';

const SIGN_IN_PAGES = new Set(['login', 'sign-in']);

/** The present page, to come back to: path with prefix, and query. */
export function presentPage({ navigation }: Pick<SessionCore, 'navigation'>): string {
  const { pathname, search } = navigation.current().place;
  return pathname + search;
}

/** As the reader wishes. What they have typed is there again when they come back. */
export function askToSignIn(core: SessionCore, next = presentPage(core)): void {
  core.typed.keepTyped(next.replace(/\?.*$/s, ''));
  goToSignIn(core, next);
}

/** Leads to the sign-in, unless the reader is there. */
export function goToSignIn(core: SessionCore, next: string): void {
  const here = addressHere(core);
  if (here && SIGN_IN_PAGES.has(here.id)) return;
  const target = signInTarget(core, next);
  // Going back to a page that is closed would only lead here again.
  const move = isClosedPage(core) ? 'replace' : 'push';
  if (target) core.navigation[move](target);
  else core.window.location.assign(loginDocument(core, next));
}

/** A page that signs in, signs up, or needs nobody who is signed in: it stays where it is when a session ends. */
export function isAboutSigningIn(core: SessionCore): boolean {
  const here = addressHere(core);
  return here?.layout === 'log' && !isClosedPage(core);
}

/** Whether the page is for signed-in people alone. */
export function isClosedPage(core: SessionCore): boolean {
  return accessOf(addressHere(core), VISITOR) !== 'open';
}

function addressHere({ navigation, findAddress }: SessionCore): AddressDeclaration | undefined {
  return findAddress(navigation.current().place.pathname);
}

/** The sign-in of routing data, where it is a page of this composition. */
function signInTarget({ routing, site, findAddress }: SessionCore, next: string): string | undefined {
  const { sign_in: signIn } = routing;
  if (!signIn || !/^\/(?![/\\])/.test(signIn)) return undefined;
  const path = pathOn(site, signIn);
  const [pathname = ''] = path.split('?');
  if (!findAddress(pathname)) return undefined;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ next })}`;
}

/** The site's server knows the way to every other sign-in, and what to say where there is none. */
function loginDocument({ site }: SessionCore, next: string): string {
  return `${prefixOf(site)}/login?${new URLSearchParams({ next })}`;
}
