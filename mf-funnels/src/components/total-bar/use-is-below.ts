import { type RefObject, useEffect, useState } from 'react';

/** A strip of `marginPx` at the bottom of the screen counts as below. */
export function useIsBelow(spot: RefObject<Element | null>, marginPx = 0): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!spot.current || typeof IntersectionObserver === 'undefined') return;
    const onIntersect = (entries: IntersectionObserverEntry[]) => {
      const last = entries.at(-1);
      if (last) setBelow(!last.isIntersecting && last.boundingClientRect.top > 0);
    };
    const observer = new IntersectionObserver(onIntersect, { rootMargin: `0px 0px -${marginPx}px` });
    observer.observe(spot.current);
    return () => observer.disconnect();
  }, [spot, marginPx]);
  return isBelow;
}
