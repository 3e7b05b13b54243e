import { useEffect, useRef, useState } from 'react';

import type { UseBookingPrice } from '../../../data/use-booking-price';

export interface ContinueOnceSaved {
  /** What the button of the step does. */
  press: () => void;
  /** It was pressed while a choice is still being saved. */
  isWaiting: boolean;
  /** It was pressed, and what was chosen was refused: the guest is still here. */
  isHeld: boolean;
}

/** Continues to the next step, as soon as all choices are saved; not after a refusal. */
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
