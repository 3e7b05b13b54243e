import { useEffect } from 'react';

import { createMarkCounter } from '@campavia/api-client/marks';
import type { Listing } from '@campavia/contracts';
import { platform, useUser } from '@campavia/remote-kit';

const count = createMarkCounter(() => platform().session.current());

/** Counts a view of a camper's page once it is visible, once per page load; never for its owner. */
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
