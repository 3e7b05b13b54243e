import { useEffect, useRef, useState } from 'react';

import type { UseBookingPrice } from '../../../data/use-booking-price';

export interface ContinueOnceSaved {
  press: () => void;
  isWaiting: boolean;
  /** Continuing was requested, but a choice was refused, so the guest is still on this step. */
  isHeld: boolean;
}

export function useContinueOnceSaved(
  { isChoosing, refusals }: Pick<UseBookingPrice, 'isChoosing' | 'refusals'>,
  goOn: () => void,
): ContinueOnceSaved {
  const [refusalsBefore, setRefusalsBefore] = useState<number>();
  const [isHeld, setHeld] = useState(false);
  const latest = useRef(goOn);
  latest.current = goOn;

  useEffect(() => {
    if (refusalsBefore === undefined || isChoosing) return;
    setRefusalsBefore(undefined);
    if (refusals === refusalsBefore) latest.current();
    else setHeld(true);
  }, [isChoosing, refusals, refusalsBefore]);

  function press() {
    setHeld(false);
    if (isChoosing) setRefusalsBefore(refusals);
    else goOn();
  }
  return { press, isWaiting: refusalsBefore !== undefined, isHeld };
}
