import { useEffect } from 'react';

import { usePlatform } from '@campavia/remote-kit';

import { failureEntries } from './failure-entries';

/** Reports the failure of an action without a form, which the shell shows as a toast. */
export function useReportFailure(error: Error | undefined): void {
  const { events } = usePlatform();
  useEffect(() => {
    const entries = failureEntries(error);
    if (entries.length > 0) events.send('failure.shown', { entries });
  }, [events, error]);
}
