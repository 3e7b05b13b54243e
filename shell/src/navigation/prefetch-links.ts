import { pageLinkOf } from './follow-links';
import type { FindAddress } from './page-address';

export interface PrefetchLinksOptions {
  window: Window;
  findAddress: FindAddress;
  /** Fetches a part and the screen of an address ahead of need. */
  prefetch(part: string, addressId: string): void;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'];
const SIGNS_OF_LIFE = ['pointermove', 'wheel', 'touchstart', 'keydown'];

/**
 * Fetches the part behind a link as soon as the reader shows interest in it, and once a reader has moved at
 * all, in the browser's idle time, the parts behind the links of the page. Nothing on slow or metered lines.
 */
export function prefetchLinks({ window, findAddress, prefetch }: PrefetchLinksOptions): void {
  const { document } = window;

  function fetchBehind(link: HTMLAnchorElement | undefined): void {
    const address = link && findAddress(link.pathname);
    if (address && !isSparing(window.navigator)) prefetch(address.part, address.id);
  }

  function fetchBehindPage(): void {
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]');
    for (const link of links) fetchBehind(link);
  }

  function fetchWhenIdle(): void {
    for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, fetchWhenIdle);
    if ('requestIdleCallback' in window) window.requestIdleCallback(fetchBehindPage);
  }

  for (const intent of INTENTS) {
    document.addEventListener(intent, (event) => fetchBehind(pageLinkOf(event, findAddress)), {
      passive: true,
    });
  }
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, fetchWhenIdle, { passive: true });
}

function isSparing(navigator: Navigator): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
