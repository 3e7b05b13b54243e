import { useEffect, useEffectEvent } from 'react';

import type { Listing } from '@campavia/contracts';
import { rememberViewed } from '@campavia/parts/viewed';

/** Keeps the camper in this browser, for the home page to lead back to it. */
export function useRememberViewed(listing: Listing): void {
  const remember = useEffectEvent(() => {
    const { id, title, city, country, type, pictures } = listing;
    rememberViewed({ id, title, city, country, type, picture: pictures[0] ?? null });
  });
  useEffect(() => remember(), [listing.id]);
}
