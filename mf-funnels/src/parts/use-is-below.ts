import { type RefObject, useEffect, useState } from 'react';

/** Whether a spot is still to come further down the page, as far as its end that is not under a bar of such a height. */
export function useIsBelow(spot: RefObject<Element | null>, barPx = 0): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!spot.current || typeof IntersectionObserver === 'undefined') return;
    const tell = (entries: IntersectionObserverEntry[]) => {
      const last = entries.at(-1);
      if (last) setBelow(!last.isIntersecting && last.boundingClientRect.top > 0);
    };
    const eye = new IntersectionObserver(tell, { rootMargin: `0px 0px -${barPx}px` });
    eye.observe(spot.current);
    return () => eye.disconnect();
  }, [spot, barPx]);
  return isBelow;
}
