import type { EventBus } from '@campavia/remote-kit';

import { BRAND } from './layout-skeleton';
import { currentFooterSize, layoutOf } from './layout';

const AHEAD = { whole: '600px 0px', light: '0px' };
const UNTOUCHED_MS = 10_000;

export interface FooterOptions {
  document: Document;
  events: EventBus;
  /** `yyyy-MM-dd`. */
  today: string;
  fetchFooter: (document: Document) => Promise<void>;
}

export function loadFooter({ document, events, today, fetchFooter }: FooterOptions): void {
  const foot = document.getElementById('footer');
  if (!foot) throw new Error('The document has no #footer');
  const rendered = foot.dataset.rendered === undefined ? undefined : layoutOfPage(document);
  if (!rendered) foot.replaceChildren(firstLine(document, today.slice(0, 4)));
  let coming: Promise<void> | undefined;
  let observer: IntersectionObserver | undefined;

  function watch(): void {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) bring();
      },
      { rootMargin: rendered ? '0px' : AHEAD[currentFooterSize(document)] },
    );
    if (foot) observer.observe(foot);
  }

  /** A page of another layout must not show the footer from the server. */
  function replaceRendered(): void {
    if (foot?.dataset.rendered === undefined || rendered === layoutOfPage(document)) return;
    delete foot.dataset.rendered;
    foot.replaceChildren(firstLine(document, today.slice(0, 4)));
    bring();
  }

  function bring(): void {
    coming ??= fetchFooter(document).then(
      () => {
        stop();
        observer?.disconnect();
        layoutChanges.disconnect();
      },
      () => (coming = undefined),
    );
  }

  // Until the page has rendered, its skeleton is as short as the window.
  const stop = events.subscribe('page.viewed', watch);
  const layoutChanges = new MutationObserver(replaceRendered);
  layoutChanges.observe(document.documentElement, { attributeFilter: ['data-layout', 'data-foot'] });
  document.addEventListener('keydown', bring, { once: true });
  setTimeout(bring, UNTOUCHED_MS);
}

function layoutOfPage(document: Document): string {
  return `${layoutOf(document)} ${currentFooterSize(document)}`;
}

function firstLine(document: Document, year: string): HTMLElement {
  const footer = document.createElement('footer');
  const line = document.createElement('div');
  line.dataset.first = '';
  line.textContent = `© ${year} ${BRAND}`;
  footer.append(line);
  return footer;
}
