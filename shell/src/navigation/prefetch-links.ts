import { pageLinkOf } from './follow-links';
import type { FindAddress } from './page-address';

export interface PrefetchLinksOptions {
  window: Window;
  findAddress: FindAddress;
  prefetch(part: string, addressId: string): void;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'];
const FIRST_INTERACTIONS = ['pointermove', 'wheel', 'touchstart', 'keydown'];

/** Not on slow or metered connections. */
export function prefetchLinks({ window, findAddress, prefetch }: PrefetchLinksOptions): void {
  const { document } = window;

  function prefetchLink(link: HTMLAnchorElement | undefined): void {
    const address = link && findAddress(link.pathname);
    if (address && !isDataSaving(window.navigator)) prefetch(address.part, address.id);
  }

  function prefetchPageLinks(): void {
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]');
    for (const link of links) prefetchLink(link);
  }

  function fetchWhenIdle(): void {
    for (const sign of FIRST_INTERACTIONS) document.removeEventListener(sign, fetchWhenIdle);
    if ('requestIdleCallback' in window) window.requestIdleCallback(prefetchPageLinks);
  }

  for (const intent of INTENTS) {
    document.addEventListener(intent, (event) => prefetchLink(pageLinkOf(event, findAddress)), {
      passive: true,
    });
  }
  for (const sign of FIRST_INTERACTIONS) document.addEventListener(sign, fetchWhenIdle, { passive: true });
}

function isDataSaving(navigator: Navigator): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
