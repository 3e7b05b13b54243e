import { findElement, type PagePosition } from './page-positions';

const GROWTH_FRAMES = 60;

export function focusHeading(document: Document): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1:not([data-prerendered] *)') ?? main;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export function isReaderActive(document: Document, before: Element | null): boolean {
  const { activeElement } = document;
  const main = document.getElementById('main');
  return activeElement !== main && activeElement !== before && main?.contains(activeElement) === true;
}

/** Returns a function that ends the restoration of a page that is left while it still loads. */
export function restoreScroll(window: Window, { scroll }: PagePosition): () => void {
  let frames = 0;
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(act, interrupt, { passive: true, once: true });
  }

  function attempt(): void {
    if (isInterrupted) return;
    window.scrollTo(0, scroll);
    if (!window.document.querySelector('#main [aria-busy="true"]')) frames += 1;
    if (Math.abs(window.scrollY - scroll) > 1 && frames < GROWTH_FRAMES)
      window.requestAnimationFrame(attempt);
  }
  attempt();
  return interrupt;
}

export function restoreFocus(document: Document, { focus }: PagePosition): void {
  const element = focus && findElement(document, focus);
  if (element) element.focus({ preventScroll: true });
  else focusHeading(document);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function scrollToHash(document: Document, hash: string): boolean {
  const spot = hash.length > 1 && document.getElementById(decoded(hash.slice(1)));
  if (!spot) return false;
  spot.scrollIntoView();
  return true;
}
