import { useEffect, useState } from 'react';

import { type RemoteFailed, usePlatform } from '@campavia/remote-kit';

export function useFailures(earlier: readonly RemoteFailed[]): ReadonlyMap<string, RemoteFailed> {
  const { events } = usePlatform();
  const [failures, setFailures] = useState(() => new Map(earlier.map((failure) => [failure.part, failure])));
  useEffect(
    () =>
      events.subscribe('remote.failed', (failure) =>
        setFailures((known) => new Map(known).set(failure.part, failure)),
      ),
    [events],
  );
  return failures;
}
