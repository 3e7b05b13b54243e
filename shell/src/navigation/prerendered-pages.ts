import { pathOn, type Site } from '@campavia/i18n/sites';
import type { NavigationStore, PageToPrefetch, PageToPrerender, RemoteModule } from '@campavia/remote-kit';
import { isPointerAtRest } from '@campavia/remote-kit/first-interaction';

const PRERENDERED_ATTRIBUTE = 'data-prerendered';
const HIDDEN = 'hidden';

export interface PrerenderedPagesOptions {
  window: Window;
  site: Site;
  navigation: NavigationStore;
  loader: {
    prefetch(part: string, addressId: string, page?: PageToPrefetch): Promise<RemoteModule | undefined>;
  };
}

/** The page that a person is about to open, rendered before the navigation to it. Only the latest one is kept. */
export interface PrerenderedPages {
  /** Prefetches the screen of an address; with `page` also its first data, and renders it. */
  prefetch(part: string, addressId: string, page?: PageToPrefetch): Promise<void>;
  /** Shows the page if it is the one that has just been navigated to. Its part must still be mounted. */
  show(): boolean;
  /** Leaves the page to the remote that is about to be mounted. A page of another release is discarded. */
  take(element: Element, remote: RemoteModule): void;
}

interface PrerenderedPage extends Pick<PageToPrerender, 'domElement' | 'place'> {
  remote: RemoteModule;
  stopWatching(): void;
  discard?: () => void;
}

export function createPrerenderedPages(options: PrerenderedPagesOptions): PrerenderedPages {
  const { window, site, navigation, loader } = options;
  const { document } = window;
  let latest: PrerenderedPage | undefined;
  // Its links could be reached by keyboard. With a pointer, hiding it would only make showing it slower.
  const usesKeyboard = watchKeyboard(document, () => {
    const element = latest?.domElement;
    if (element?.hasAttribute(PRERENDERED_ATTRIBUTE)) element.setAttribute(PRERENDERED_ATTRIBUTE, HIDDEN);
  });

  function discard(): void {
    latest?.stopWatching();
    latest?.discard?.();
    latest?.domElement.remove();
    latest = undefined;
  }

  async function prerender(part: string, remote: RemoteModule, page: PageToPrefetch): Promise<void> {
    const pathname = pathOn(site, page.path);
    if (latest?.place.pathname === pathname && latest.place.search === page.search) return;
    discard();
    const id = `app-${part}`;
    // A part that is shown renders its next page itself.
    if (!remote.prerender || document.getElementById(id)) return;
    const domElement = Object.assign(document.createElement('div'), { id });
    const place = navigation.expect({ pathname, search: page.search });
    const stopWatching = layOutWhenRendered(domElement, usesKeyboard);
    const prerendered: PrerenderedPage = { remote, domElement, place, stopWatching };
    latest = prerendered;
    const discardPage = await remote.prerender({ ...page, domElement, place });
    if (latest === prerendered) prerendered.discard = discardPage;
    else discardPage?.();
  }

  function show(): boolean {
    const { key } = (window.history.state ?? {}) as { key?: string };
    if (!latest || latest.place.key !== key || !latest.domElement.isConnected) {
      discard();
      return false;
    }
    const { domElement, stopWatching } = latest;
    stopWatching();
    domElement.removeAttribute(PRERENDERED_ATTRIBUTE);
    domElement.setAttribute('aria-busy', 'true');
    window.scrollTo(0, 0);
    return true;
  }

  navigation.subscribe(() => {
    if (navigation.current().place.key !== latest?.place.key) discard();
  });

  return {
    async prefetch(part, addressId, page) {
      const remote = await loader.prefetch(part, addressId, page);
      if (remote && page) await prerender(part, remote, page);
    },
    show,
    take(element, remote) {
      if (element !== latest?.domElement) return;
      // Not as soon as it is shown: it makes the browser resolve the styles of the whole page again.
      element.removeAttribute('aria-hidden');
      if (remote !== latest.remote) latest.discard?.();
      latest = undefined;
    },
  };
}

/** React renders a hidden page when the browser has time, and hides its top elements. They are laid out all the same. */
function layOutWhenRendered(element: HTMLElement, usesKeyboard: () => boolean): () => void {
  const { ownerDocument: document } = element;

  function layOut(): void {
    for (const child of element.children) (child as HTMLElement).style.removeProperty('display');
    if (element.childElementCount === 0 || element.isConnected) return;
    element.setAttribute('aria-hidden', 'true');
    element.setAttribute(PRERENDERED_ATTRIBUTE, usesKeyboard() ? HIDDEN : '');
    // First, so that neither page moves on the click: the styles of all its elements would be resolved again.
    document.getElementById('main')?.prepend(element);
  }

  const observer = new MutationObserver(layOut);
  observer.observe(element, { childList: true });
  return () => observer.disconnect();
}

/** Whether the latest interaction was a key press; calls `onKey` at each. A page that scrolls moves under the pointer. */
function watchKeyboard(document: Document, onKey: () => void): () => boolean {
  let usesKeyboard = false;
  const listen = { capture: true, passive: true };
  const handlePointer = (event: Event) => void (isPointerAtRest(event) || (usesKeyboard = false));
  for (const type of ['pointermove', 'pointerdown']) document.addEventListener(type, handlePointer, listen);
  document.addEventListener(
    'keydown',
    () => {
      usesKeyboard = true;
      onKey();
    },
    listen,
  );
  return () => usesKeyboard;
}
