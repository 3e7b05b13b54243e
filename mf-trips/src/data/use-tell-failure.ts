import { useEffect } from 'react';

import { usePlatform } from '@campavia/remote-kit';

import { failureEntries } from './failure-entries';

/** Says in the corner of the page why a deed without a form failed. */
export function useTellFailure(error: Error | undefined): void {
  const { events } = usePlatform();
  useEffect(() => {
    const entries = failureEntries(error);
    if (entries.length > 0) events.send('failure.shown', { entries });
  }, [events, error]);
}
