import { useEffect } from 'react';

import { createMarkCounter } from '@campavia/api-client/marks';
import type { Listing } from '@campavia/contracts';
import { platform, useUser } from '@campavia/remote-kit';

const count = createMarkCounter(() => platform().session.current());

/**
 * Counts that somebody opened a camper's page and had it in view, once as long as the page lives; never for its
 * owner.
 */
export function useCountVisit({ id, owner }: Pick<Listing, 'id' | 'owner'>): void {
  const isOwner = useUser()?.id === owner.id;
  useEffect(() => {
    if (isOwner) return;
    const countInView = () => {
      if (document.visibilityState === 'visible') count({ kind: 'visit', camper: id });
    };
    countInView();
    document.addEventListener('visibilitychange', countInView);
    return () => document.removeEventListener('visibilitychange', countInView);
  }, [id, isOwner]);
}
