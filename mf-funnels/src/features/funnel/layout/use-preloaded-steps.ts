import { useEffect } from 'react';

import { onFirstInteraction } from '@campavia/remote-kit/first-interaction';

import { preloadSteps } from '../lazy-steps';

export function usePreloadedSteps(): void {
  useEffect(() => {
    const forget = onFirstInteraction(document, () => {
      forget();
      void preloadSteps();
    });
    return forget;
  }, []);
}
