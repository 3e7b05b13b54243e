import type { NavigationStore } from '@campavia/remote-kit';

import type { FindAddress } from './page-address';

export interface FollowLinksOptions {
  window: Window;
  navigation: NavigationStore;
  findAddress: FindAddress;
}

export function pageLinkOf(
  event: Pick<Event, 'target'>,
  findAddress: FindAddress,
): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== link.ownerDocument.location.origin) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  return findAddress(link.pathname) ? link : undefined;
}

export function followLinks({ window, navigation, findAddress }: FollowLinksOptions): void {
  window.document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = pageLinkOf(event, findAddress);
    if (!link || isSpotOfThisPage(link)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    const move = link.href === window.location.href ? navigation.replace : navigation.push;
    move({ pathname, search, hash });
  });
}

function isSpotOfThisPage({ pathname, search, hash, ownerDocument }: HTMLAnchorElement): boolean {
  const { location } = ownerDocument;
  return hash !== '' && pathname === location.pathname && search === location.search;
}
