import { useEffect } from 'react';

import { getListing } from '@campavia/api-client';
import { usePlatform, useUser } from '@campavia/remote-kit';

/**
 * Tells the bus that somebody looks at a camper. Staff are told where it lies in the back office as well; the
 * document, made without their name, does not say so, and is asked again.
 */
export function useTellViewed(camperId: number): void {
  const { events } = usePlatform();
  const isStaff = useUser()?.is_staff === true;
  useEffect(() => {
    if (!isStaff) return events.send('listing.viewed', { camperId });
    const giveUp = new AbortController();
    getListing(camperId, {}, { signal: giveUp.signal }).then(
      ({ admin_urls: urls }) =>
        events.send('listing.viewed', {
          camperId,
          ...(urls && { adminUrls: { camperUrl: urls.camper_url, ownerUrl: urls.owner_url } }),
        }),
      // What staff viewed last is a convenience; the page itself tells when the api is away.
      () => undefined,
    );
    return () => giveUp.abort();
  }, [camperId, isStaff, events]);
}
