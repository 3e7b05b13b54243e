import { useEffect, useState } from 'react';

import { type RemoteFailed, usePlatform } from '@campavia/remote-kit';

/** The last failure of each remote, before and since the mixer started. */
export function useFailures(earlier: readonly RemoteFailed[]): ReadonlyMap<string, RemoteFailed> {
  const { events } = usePlatform();
  const [failures, setFailures] = useState(() => new Map(earlier.map((failure) => [failure.part, failure])));
  useEffect(
    () =>
      events.hear('remote.failed', (failure) =>
        setFailures((known) => new Map(known).set(failure.part, failure)),
      ),
    [events],
  );
  return failures;
}
