import { prefixOf, type Site } from '@campavia/i18n/sites';
import type { PageToPrefetch } from '@campavia/remote-kit';
import { isPointerAtRest } from '@campavia/remote-kit/first-interaction';

import { pageLinkOf } from './follow-links';
import type { FindAddress } from './page-address';

export interface PrefetchLinksOptions {
  window: Window;
  site: Site;
  findAddress: FindAddress;
  /** The screen's code; with `page` its first data as well. */
  prefetch(part: string, addressId: string, page?: PageToPrefetch): Promise<void>;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const INTENTS = ['focusin', 'touchstart', 'pointerdown'];
const FIRST_INTERACTIONS = ['pointermove', 'wheel', 'touchstart', 'keydown'];

/** Before React, which stops events of elements that it has yet to hydrate, and repeats them afterwards. */
const LISTENING = { passive: true, capture: true };

/** Milliseconds after which a pointer no longer counts as merely crossing a link. */
const HOVER_MS = 60;

/** Not on slow or metered connections. Data is loaded only on a person's own events, never for visible links. */
export function prefetchLinks({ window, site, findAddress, prefetch }: PrefetchLinksOptions): void {
  const { document } = window;
  let hover: ReturnType<typeof setTimeout> | undefined;

  function prefetchLink(link: HTMLAnchorElement | undefined, isIntended = false): void {
    const address = link && findAddress(link.pathname);
    if (!address || isDataSaving(window.navigator)) return;
    const path = link.pathname.slice(prefixOf(site).length) || '/';
    const page = { addressId: address.id, path, search: link.search };
    void prefetch(address.part, address.id, isIntended ? page : undefined);
  }

  function prefetchPageLinks(): void {
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]');
    for (const link of links) prefetchLink(link);
  }

  function fetchWhenIdle(event: Event): void {
    if (isPointerAtRest(event)) return;
    for (const sign of FIRST_INTERACTIONS) document.removeEventListener(sign, fetchWhenIdle, LISTENING);
    if ('requestIdleCallback' in window) window.requestIdleCallback(prefetchPageLinks);
  }

  function prefetchHovered({ target, isTrusted }: Pick<Event, 'target' | 'isTrusted'>): void {
    // Repeated by React, or sent by a script: the pointer stays where it is.
    if (!isTrusted) return;
    const link = pageLinkOf({ target }, findAddress);
    prefetchLink(link);
    clearTimeout(hover);
    hover = setTimeout(prefetchLink, HOVER_MS, link, true);
  }

  document.addEventListener('pointerover', prefetchHovered, LISTENING);
  for (const intent of INTENTS) {
    const prefetchIntended = (event: Event) => prefetchLink(pageLinkOf(event, findAddress), event.isTrusted);
    document.addEventListener(intent, prefetchIntended, LISTENING);
  }
  for (const sign of FIRST_INTERACTIONS) document.addEventListener(sign, fetchWhenIdle, LISTENING);
  // Where the interaction that loaded the scripts was pointing at a link, its event is over.
  prefetchHovered({ target: document.querySelector('a:hover'), isTrusted: true });
}

function isDataSaving(navigator: Navigator): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
