import { useEffect, useRef, useState } from 'react';

import type { UseBookingPrice } from '../data/use-booking-price';

export interface GoOnOnceKept {
  /** What the button of the step does. */
  press: () => void;
  /** It was pressed, and something chosen is still being kept. */
  isWaiting: boolean;
  /** It was pressed, and what was chosen was refused: the guest is still here. */
  isHeld: boolean;
}

/** Goes on from a step, and where something chosen is still being kept, as soon as it is; not where it is refused. */
export function useGoOnOnceKept(
  { isChoosing, refusals }: Pick<UseBookingPrice, 'isChoosing' | 'refusals'>,
  goOn: () => void,
): GoOnOnceKept {
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
