import { useEffect, useState, type AnimationEvent } from 'react';

import { SKELETON_PIECES } from './layout-skeleton';

const SHOWN_AFTER_MS = 120;
const GAP_MS = 100;
let stoodSince = 0;
let leftAt = 0;

/** Must have the same markup as the server's skeleton. */
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

/** For a slot that no React root has taken yet. */
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

/**
 * A skeleton that replaces another one continues its animation: fading in again would leave the page blank.
 */
function skeletonDelay(document: Document): string {
  const now = performance.now();
  if (!document.querySelector('#main [data-skeleton]') && now - leftAt > GAP_MS) stoodSince = now;
  return `${SHOWN_AFTER_MS - (now - stoodSince)}ms`;
}
