import { useEffect, useState, type AnimationEvent } from 'react';

import { GHOST_PIECES } from '../layout/frame-skeleton';

/** A quick page shows no ghost; the same in `frame.css`, for the server's. */
const SHOWN_AFTER_MS = 120;
/** Between two ghosts a redirect may draw nothing, which nobody sees. */
const GAP_MS = 100;
/** The server's stands from the beginning. */
let stoodSince = 0;
let leftAt = 0;

/** The ghost of a page that is still on its way, for React roots. Looks the same as the server's. */
export function PageGhost() {
  const [animationDelay] = useState(() => ghostDelay(document));
  useEffect(() => () => void (leftAt = performance.now()), []);
  return (
    <div data-ghost="page" aria-hidden="true" style={{ animationDelay }} onAnimationEnd={standStill}>
      {GHOST_PIECES.map((piece) => (
        <i key={piece} data-piece={piece} />
      ))}
    </div>
  );
}

/** What is hidden for a moment behind another ghost would fade in anew. */
function standStill({ currentTarget }: AnimationEvent<HTMLElement>): void {
  currentTarget.style.animation = 'none';
}

/** The same as plain elements, for a slot that no root has taken yet. */
export function createGhost(document: Document): HTMLElement {
  const ghost = document.createElement('div');
  ghost.dataset.ghost = 'page';
  ghost.style.animationDelay = ghostDelay(document);
  ghost.setAttribute('aria-hidden', 'true');
  for (const piece of GHOST_PIECES) {
    const element = document.createElement('i');
    element.dataset.piece = piece;
    ghost.append(element);
  }
  return ghost;
}

/** A ghost in the place of another one goes on where that one was: fading in anew would leave the page blank. */
function ghostDelay(document: Document): string {
  const now = performance.now();
  if (!document.querySelector('#main [data-ghost]') && now - leftAt > GAP_MS) stoodSince = now;
  return `${SHOWN_AFTER_MS - (now - stoodSince)}ms`;
}
