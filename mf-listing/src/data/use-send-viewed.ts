import { useEffect } from 'react';

import { getListing } from '@campavia/api-client';
import { usePlatform, useUser } from '@campavia/remote-kit';

/** Staff links are fetched separately, because the document is rendered without a session. */
export function useSendViewed(camperId: number): void {
  const { events } = usePlatform();
  const isStaff = useUser()?.is_staff === true;
  useEffect(() => {
    if (!isStaff) return events.send('listing.viewed', { camperId });
    const controller = new AbortController();
    getListing(camperId, {}, { signal: controller.signal }).then(
      ({ admin_urls: urls }) =>
        events.send('listing.viewed', {
          camperId,
          ...(urls && { adminUrls: { camperUrl: urls.camper_url, ownerUrl: urls.owner_url } }),
        }),
      // The links are optional; the page itself reports an unavailable api.
      () => undefined,
    );
    return () => controller.abort();
  }, [camperId, isStaff, events]);
}
