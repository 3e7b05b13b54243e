import { createGhost } from './page-ghost';

/** Marks what holds the room between two parts. */
const KEPT_ROOM = 'data-between';

/** The place in `main` where one part draws its pages, and beside it the place for the failure panel. */
export interface PageSlot {
  /** Brings the slot onto the page, empty of the past and marked busy. */
  open(): HTMLElement;
  /** Clears the slot of what a broken release left in it; the next one gets a place of its own. */
  renew(): void;
  /** The part's page stands. */
  settle(): void;
  /** Takes the part's page away and makes room for the panel. */
  cover(): HTMLElement;
  /** Keeps the page's room while the part goes, so that nothing below jumps up before the next part comes. */
  leave(): void;
  /** Takes the slot off the page. */
  close(): void;
}

/** The slot of a part. Finds what the server has put there and keeps it until the part draws over it. */
export function createPageSlot(part: string, document: Document): PageSlot {
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
      const room = main.querySelector(`:scope > [${KEPT_ROOM}]`);
      element ??= main.querySelector<HTMLElement>(`#${id}`) ?? appendTo(main, id);
      element.setAttribute('aria-busy', 'true');
      element.hidden = panel !== undefined;
      if (element.childElementCount === 0) element.append(createGhost(document));
      room?.remove();
      return element;
    },
    renew: removeElement,
    settle() {
      removePanel();
      if (!element) return;
      element.hidden = false;
      element.removeAttribute('aria-busy');
    },
    cover() {
      removeElement();
      panel ??= appendTo(mainOf(document), `${id}-failed`);
      return panel;
    },
    leave() {
      const room = createGhost(document);
      room.setAttribute(KEPT_ROOM, '');
      // Less would bring the footer into view for whoever has scrolled.
      room.style.minHeight = `${element?.offsetHeight ?? 0}px`;
      mainOf(document).prepend(room);
      if (element) element.hidden = true;
      removePanel();
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
