import { useEffect } from 'react';

import type { Listing } from '@campavia/contracts';
import { usePlatform, useUser } from '@campavia/remote-kit';

/** Once per page load, once the page is visible, and never for the owner. */
export function useCountView({ id, owner }: Pick<Listing, 'id' | 'owner'>): void {
  const { countListingEvent } = usePlatform();
  const isOwner = useUser()?.id === owner.id;
  useEffect(() => {
    if (isOwner) return;
    const countWhenVisible = () => {
      if (document.visibilityState === 'visible') countListingEvent({ kind: 'visit', camper: id });
    };
    countWhenVisible();
    document.addEventListener('visibilitychange', countWhenVisible);
    return () => document.removeEventListener('visibilitychange', countWhenVisible);
  }, [id, isOwner, countListingEvent]);
}
