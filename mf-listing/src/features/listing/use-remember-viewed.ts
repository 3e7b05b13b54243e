import { useEffect, useEffectEvent } from 'react';

import type { Listing } from '@campavia/contracts';
import { rememberViewed } from '@campavia/parts/viewed';

/** Stores the camper in this browser, for the recent campers of the home page. */
export function useRememberViewed(listing: Listing): void {
  const remember = useEffectEvent(() => {
    const { id, title, city, country, type, pictures } = listing;
    rememberViewed({ id, title, city, country, type, picture: pictures[0] ?? null });
  });
  useEffect(() => remember(), [listing.id]);
}
