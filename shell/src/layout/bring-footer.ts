import type { EventBus } from '@campavia/remote-kit';

import { BRAND } from './frame-skeleton';
import { footNow } from './layout';

/** How far below the window the footer is fetched; one line comes when it is seen. */
const AHEAD = { whole: '600px 0px', light: '0px' };
/** A page that nobody touches gets its footer after all. */
const UNTOUCHED_MS = 10_000;

export interface FooterOptions {
  document: Document;
  events: EventBus;
  /** `yyyy-MM-dd`. */
  today: string;
  /** Puts the whole footer in place of its first line. */
  fetchFooter?: (document: Document) => Promise<void>;
}

/**
 * Writes the first line of the footer, so that the page has one, and fetches the rest when somebody comes near it, or
 * sees it where it is but one line: it lies below the fold of most pages.
 */
export function bringFooter({ document, events, today, fetchFooter = drawWhole }: FooterOptions): void {
  const foot = document.getElementById('footer');
  if (!foot) throw new Error('The document has no #footer');
  foot.replaceChildren(firstLine(document, today.slice(0, 4)));
  let coming: Promise<void> | undefined;
  let observer: IntersectionObserver | undefined;

  function watch(): void {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) bring();
      },
      { rootMargin: AHEAD[footNow(document)] },
    );
    if (foot) observer.observe(foot);
  }

  function bring(): void {
    coming ??= fetchFooter(document).then(
      () => {
        stop();
        observer?.disconnect();
      },
      // The next occasion is another try.
      () => (coming = undefined),
    );
  }

  // Until the page is there, its ghost is as short as the window.
  const stop = events.hear('page.viewed', watch);
  document.addEventListener('keydown', bring, { once: true });
  setTimeout(bring, UNTOUCHED_MS);
}

async function drawWhole(document: Document): Promise<void> {
  const { drawFooter } = await import('../footer/draw-footer');
  await drawFooter(document);
}

function firstLine(document: Document, year: string): HTMLElement {
  const footer = document.createElement('footer');
  const line = document.createElement('div');
  line.dataset.first = '';
  line.textContent = `© ${year} ${BRAND}`;
  footer.append(line);
  return footer;
}
