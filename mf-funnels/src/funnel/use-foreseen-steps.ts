import { useEffect } from 'react';

import { foreseeSteps } from './late-steps';

const SIGNS_OF_LIFE = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/** Fetches the other steps when somebody begins with this one, so that none of them is waited for. */
export function useForeseenSteps(): void {
  useEffect(() => {
    const forget = () => {
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, foresee);
    };
    const foresee = () => {
      forget();
      void foreseeSteps();
    };
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, foresee, { passive: true });
    return forget;
  }, []);
}
