import { useEffect } from 'react';

import { onSignOfLife } from '@campavia/remote-kit/signs-of-life';

import { foreseeSteps } from './late-steps';

/** Fetches the other steps when somebody begins with this one, so that none of them is waited for. */
export function useForeseenSteps(): void {
  useEffect(() => {
    const forget = onSignOfLife(document, () => {
      forget();
      void foreseeSteps();
    });
    return forget;
  }, []);
}
