import { useEffect } from 'react';

import { createMarkCounter } from '@campavia/api-client/marks';
import type { Listing } from '@campavia/contracts';
import { platform, useUser } from '@campavia/remote-kit';

const count = createMarkCounter(() => platform().session.current());

/**
 * Counts that somebody opened a camper's page and had it in view, once as long as the page lives; never for its
 * owner.
 */
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
