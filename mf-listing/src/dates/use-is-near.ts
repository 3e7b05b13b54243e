import { useEffect, useState, type RefObject } from 'react';

/** How far below the screen something counts as near. */
const AHEAD = '400px';

/** Whether an element has come near the screen; from then on it has. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return;
    const eye = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    eye.observe(element.current);
    return () => eye.disconnect();
  }, [element, isNear]);
  return isNear;
}
