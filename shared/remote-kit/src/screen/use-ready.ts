import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { platform } from '../platform/platform';

/**
 * Reports to the shell that the screen's content is rendered, so that it can restore scroll and focus. Call it in every
 * screen; otherwise both are restored a little later.
 *
 * @param isReady false while the screen shows its skeleton
 */
export function useReady(isReady = true): void {
  const { key } = useLocation();
  useEffect(() => {
    if (isReady) platform().reportScreenReady(key);
  }, [isReady, key]);
}
