import { useEffect, useState, type AnimationEvent } from 'react';

import { SKELETON_PIECES } from './layout-skeleton';

const SHOWN_AFTER_MS = 120;
const GAP_MS = 100;
let stoodSince = 0;
let leftAt = 0;

/** The skeleton of a page that is still on its way, for React roots. Looks the same as the server's. */
export function PageSkeleton() {
  const [animationDelay] = useState(() => skeletonDelay(document));
  useEffect(() => () => void (leftAt = performance.now()), []);
  return (
    <div data-skeleton="page" aria-hidden="true" style={{ animationDelay }} onAnimationEnd={stopAnimation}>
      {SKELETON_PIECES.map((piece) => (
        <i key={piece} data-piece={piece} />
      ))}
    </div>
  );
}

function stopAnimation({ currentTarget }: AnimationEvent<HTMLElement>): void {
  currentTarget.style.animation = 'none';
}

/** The same as plain elements, for a slot that no root has taken yet. */
export function createPageSkeleton(document: Document): HTMLElement {
  const skeleton = document.createElement('div');
  skeleton.dataset.skeleton = 'page';
  skeleton.style.animationDelay = skeletonDelay(document);
  skeleton.setAttribute('aria-hidden', 'true');
  for (const piece of SKELETON_PIECES) {
    const element = document.createElement('i');
    element.dataset.piece = piece;
    skeleton.append(element);
  }
  return skeleton;
}

/** A skeleton in the place of another one goes on where that one was: fading in anew would leave the page blank. */
function skeletonDelay(document: Document): string {
  const now = performance.now();
  if (!document.querySelector('#main [data-skeleton]') && now - leftAt > GAP_MS) stoodSince = now;
  return `${SHOWN_AFTER_MS - (now - stoodSince)}ms`;
}
