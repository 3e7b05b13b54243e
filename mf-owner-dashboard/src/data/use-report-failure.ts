import { useEffect } from 'react';

import { usePlatform } from '@campavia/remote-kit';

import { failureEntries } from './failure-entries';

export function useReportFailure(error: Error | undefined): void {
  const { events } = usePlatform();
  useEffect(() => {
    const entries = failureEntries(error);
    if (entries.length > 0) events.send('failure.shown', { entries });
  }, [events, error]);
}
