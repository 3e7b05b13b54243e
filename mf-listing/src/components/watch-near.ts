/** As a `rootMargin`: 300 px below the viewport. */
const AHEAD = '0px 0px 300px';
/** Events that indicate that the user is reading the page. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'scroll', 'touchstart', 'beforeprint'] as const;

export function watchNear(element: Element, onNear: () => void): () => void {
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onEvent(), {
          rootMargin: AHEAD,
        });
  const stopWatching = () => {
    observer?.disconnect();
    for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, onEvent);
  };
  const onEvent = () => {
    stopWatching();
    onNear();
  };
  observer?.observe(element);
  for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, onEvent, { passive: true });
  return stopWatching;
}
