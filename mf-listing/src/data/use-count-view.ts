import { useEffect } from 'react';

import { createListingEventCounter } from '@campavia/api-client/listing-events';
import type { Listing } from '@campavia/contracts';
import { platform, useUser } from '@campavia/remote-kit';

const count = createListingEventCounter(() => platform().session.current());

/** Once per page load, once the page is visible, and never for the owner. */
export function useCountView({ id, owner }: Pick<Listing, 'id' | 'owner'>): void {
  const isOwner = useUser()?.id === owner.id;
  useEffect(() => {
    if (isOwner) return;
    const countWhenVisible = () => {
      if (document.visibilityState === 'visible') count({ kind: 'visit', camper: id });
    };
    countWhenVisible();
    document.addEventListener('visibilitychange', countWhenVisible);
    return () => document.removeEventListener('visibilitychange', countWhenVisible);
  }, [id, isOwner]);
}
