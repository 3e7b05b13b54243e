/** How far below the window a section is fetched, as a margin of an observer. */
const AHEAD = '0px 0px 300px';
/** What tells that somebody reads the page and will soon go on. */
const SIGNS = ['pointerdown', 'keydown', 'scroll', 'touchstart', 'beforeprint'] as const;

/**
 * Tells once when an element is near the window, or when the reader first does anything at all.
 *
 * @returns lets go of the element
 */
export function watchNear(element: Element, onNear: () => void): () => void {
  const eye =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && tell(), {
          rootMargin: AHEAD,
        });
  const letGo = () => {
    eye?.disconnect();
    for (const sign of SIGNS) window.removeEventListener(sign, tell);
  };
  const tell = () => {
    letGo();
    onNear();
  };
  eye?.observe(element);
  for (const sign of SIGNS) window.addEventListener(sign, tell, { passive: true });
  return letGo;
}
