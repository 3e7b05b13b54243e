import { findElement, type LeftPlace } from './place-memory';

/** How long a page may still grow before its old scroll position is given up. */
const GROWTH_FRAMES = 60;

/** Puts the reader at the head of a new page: on its h1, or on `main` where there is none. */
export function focusHeading(document: Document): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** True when the reader is already at work on the page that has just come. */
export function isAtWork(document: Document, before: Element | null): boolean {
  const { activeElement } = document;
  const main = document.getElementById('main');
  return activeElement !== main && activeElement !== before && main?.contains(activeElement) === true;
}

/** Scrolls to where the reader left a page, as soon as the page is long enough. */
export function restoreScroll(window: Window, { scroll }: LeftPlace): void {
  let frames = 0;
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  for (const act of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(act, interrupt, { passive: true, once: true });
  }

  function attempt(): void {
    if (isInterrupted) return;
    window.scrollTo(0, scroll);
    frames += 1;
    if (Math.abs(window.scrollY - scroll) > 1 && frames < GROWTH_FRAMES)
      window.requestAnimationFrame(attempt);
  }
  attempt();
}

/** Puts focus back on the element that led away; the heading where that is gone. */
export function restoreFocus(document: Document, { focus }: LeftPlace): void {
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

/** Scrolls to the spot a hash names. */
export function showSpot(document: Document, hash: string): boolean {
  const spot = hash.length > 1 && document.getElementById(decoded(hash.slice(1)));
  if (!spot) return false;
  spot.scrollIntoView();
  return true;
}
