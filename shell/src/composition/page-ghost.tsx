import { GHOST_PIECES } from '../frame/frame-skeleton';

/** The ghost of a page that is still on its way, for React roots. Looks the same as the server's. */
export function PageGhost() {
  return (
    <div data-ghost="page" aria-hidden="true">
      {GHOST_PIECES.map((piece) => (
        <i key={piece} data-piece={piece} />
      ))}
    </div>
  );
}

/** The same as plain elements, for a slot that no root has taken yet. */
export function createGhost(document: Document): HTMLElement {
  const ghost = document.createElement('div');
  ghost.dataset.ghost = 'page';
  ghost.setAttribute('aria-hidden', 'true');
  for (const piece of GHOST_PIECES) {
    const element = document.createElement('i');
    element.dataset.piece = piece;
    ghost.append(element);
  }
  return ghost;
}
