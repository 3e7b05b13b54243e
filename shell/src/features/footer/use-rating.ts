import { useEffect, useState, type RefObject } from 'react';
import useSWR from 'swr';

import { usePlatform, type Platform } from '@campavia/remote-kit';

import { fetchShopRating } from './fetch-shop-rating';

export interface ShownRating {
  by: 'shop' | 'trips';
  average: number;
  count: number;
}

const KEY = 'internals/trustedshop';
/** Errors are reported to operators only: the visitor sees our own rating instead. */
const ASKED = { revalidateIfStale: false, onError: (error: Error) => window.reportError(error) };
const AHEAD = '300px';

/** Requested only when the line comes near the window. */
export function useRating(line: RefObject<Element | null>): ShownRating | undefined {
  const isNear = useIsNear(line);
  const { data, error } = useSWR(isNear ? KEY : null, fetchShopRating, ASKED);
  const own = ownRating(usePlatform());
  if (data && !data.isSample && data.totalReviewCount > 0) {
    return { by: 'shop', average: data.overallMark, count: data.totalReviewCount };
  }
  return data || error ? own : undefined;
}

function ownRating({ referential }: Platform): ShownRating | undefined {
  const { average = null, reviews = 0 } = referential?.stats ?? {};
  return average === null || reviews === 0 ? undefined : { by: 'trips', average, count: reviews };
}

function useIsNear(line: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !line.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(line.current);
    return () => observer.disconnect();
  }, [isNear, line]);
  return isNear;
}
