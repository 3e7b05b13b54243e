import useSWR from 'swr';

import { getNearbyPlaces, keys } from '@campavia/api-client';
import type { NearbyPlace } from '@campavia/contracts';

/** Towns with campers around a place, or within a region; undefined while or where nobody says. */
export function useNearbyPlaces(slug: string): NearbyPlace[] | undefined {
  return useSWR<NearbyPlace[]>(keys.nearbyPlaces(slug), () => getNearbyPlaces(slug)).data;
}
