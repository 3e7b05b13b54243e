import { useEffect } from 'react';

import { onSignOfLife } from '@campavia/remote-kit/signs-of-life';

import { preloadSteps } from '../lazy-steps';

/** Preloads the other steps at the first sign of activity. */
export function usePreloadedSteps(): void {
  useEffect(() => {
    const forget = onSignOfLife(document, () => {
      forget();
      void preloadSteps();
    });
    return forget;
  }, []);
}
