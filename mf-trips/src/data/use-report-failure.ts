import { useEffect } from 'react';

import { failureEntries } from '@campavia/api-client/core';
import { usePlatform } from '@campavia/remote-kit';

export function useReportFailure(error: Error | undefined): void {
  const { events } = usePlatform();
  useEffect(() => {
    const entries = failureEntries(error);
    if (entries.length > 0) events.send('failure.shown', { entries });
  }, [events, error]);
}
