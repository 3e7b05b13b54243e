import { createPageSkeleton } from '../layout/page-skeleton';
import type { StartingWindow } from '../start/start-mark';

import type { PrerenderedPages } from '../navigation/prerendered-pages';

const PLACEHOLDER_ATTRIBUTE = 'data-between';

export interface RemoteContainer {
  open(): HTMLElement;
  /** Discards the content that a broken release has left in the slot. */
  renew(): void;
  settle(): void;
  cover(): HTMLElement;
  /** Returns whether the page that was navigated to could be shown; otherwise a skeleton is. */
  leave(): boolean;
  close(): void;
}

export interface RemoteContainerOptions {
  part: string;
  document: Document;
  prerendered: Pick<PrerenderedPages, 'show'>;
}

/** Server-rendered content stays until the remote renders over it. */
export function createRemoteContainer({
  part,
  document,
  prerendered,
}: RemoteContainerOptions): RemoteContainer {
  const id = `app-${part}`;
  let element: HTMLElement | undefined;
  let panel: HTMLElement | undefined;

  function removePanel(): void {
    panel?.remove();
    panel = undefined;
  }

  function removeElement(): void {
    element?.remove();
    element = undefined;
  }

  return {
    open() {
      const main = mainOf(document);
      const container = main.querySelector(`:scope > [${PLACEHOLDER_ATTRIBUTE}]`);
      element ??= main.querySelector<HTMLElement>(`#${id}`) ?? appendTo(main, id);
      if (element.dataset.rendered === undefined) element.setAttribute('aria-busy', 'true');
      else element.dataset.hydrating = '';
      element.hidden = panel !== undefined;
      if (element.childElementCount === 0) element.append(createPageSkeleton(document));
      container?.remove();
      return element;
    },
    renew: removeElement,
    settle() {
      removePanel();
      if (!element) return;
      element.hidden = false;
      element.removeAttribute('aria-busy');
      (document.defaultView as Partial<StartingWindow> | null)?.campaviaStart?.repeatInteractions?.(element);
    },
    cover() {
      removeElement();
      panel ??= appendTo(mainOf(document), `${id}-failed`);
      return panel;
    },
    leave() {
      const isShown = prerendered.show();
      if (!isShown) {
        const container = createPageSkeleton(document);
        container.setAttribute(PLACEHOLDER_ATTRIBUTE, '');
        // A shorter placeholder would move the footer into view for readers who have scrolled.
        container.style.minHeight = `${element?.offsetHeight ?? 0}px`;
        mainOf(document).prepend(container);
      }
      if (element) element.hidden = true;
      removePanel();
      return isShown;
    },
    close() {
      removePanel();
      removeElement();
    },
  };
}

function mainOf(document: Document): HTMLElement {
  const main = document.getElementById('main');
  if (!main) throw new Error('The document has no main#main');
  return main;
}

function appendTo(parent: HTMLElement, id: string): HTMLElement {
  const element = parent.ownerDocument.createElement('div');
  element.id = id;
  parent.append(element);
  return element;
}
