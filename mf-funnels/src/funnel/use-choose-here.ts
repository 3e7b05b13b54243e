import { useCallback, useEffect, useRef } from 'react';

import type { UseBookingPrice } from '../data/use-booking-price';

import { useTellRefused } from './use-tell-refused';

/**
 * Chooses otherwise where a refusal is shown at the place itself; whoever has left that place by then is told in the
 * corner of the page.
 */
export function useChooseHere({ choose }: Pick<UseBookingPrice, 'choose'>): UseBookingPrice['choose'] {
  const isHere = useIsHere();
  const tell = useTellRefused();
  const latest = useRef(tell);
  latest.current = tell;
  return useCallback(
    async (change) => {
      const refusal = await choose(change);
      if (refusal && !isHere.current) latest.current(refusal);
      return refusal;
    },
    [choose, isHere],
  );
}

/** Whether what asks is still on the page. */
function useIsHere(): { readonly current: boolean } {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
