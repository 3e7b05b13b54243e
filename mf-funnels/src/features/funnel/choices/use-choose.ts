import { useCallback, useEffect, useRef } from 'react';

import type { UpdateBookingPrice } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import { useRefusalText } from '../../../components/refusal/refusal-text';
import type { UseBookingPrice } from '../../../data/use-booking-price';
import type { Refusal } from '../../../rules/refusal';

/** A refusal becomes a toast if the component that shows it has unmounted. */
export function useChooseInPlace({ choose }: Pick<UseBookingPrice, 'choose'>): UseBookingPrice['choose'] {
  const isHere = useIsMounted();
  const showRefusal = useShowRefusal();
  const latest = useRef(showRefusal);
  latest.current = showRefusal;
  return useCallback(
    async (change) => {
      const refusal = await choose(change);
      if (refusal && !isHere.current) latest.current(refusal);
      return refusal;
    },
    [choose, isHere],
  );
}

function useIsMounted(): { readonly current: boolean } {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

export function useChooseWithToast({
  choose,
}: Pick<UseBookingPrice, 'choose'>): (change: UpdateBookingPrice) => void {
  const showRefusal = useShowRefusal();
  return (change) =>
    void choose(change).then((refusal) => {
      if (refusal) showRefusal(refusal);
    });
}

export function useShowRefusal(): (refusal: Refusal) => void {
  const { events } = usePlatform();
  const refusalText = useRefusalText('choice');
  return (refusal) => events.send('failure.shown', { entries: [{ text: refusalText(refusal) }] });
}
