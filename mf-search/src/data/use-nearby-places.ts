import useSWR from 'swr';

import { getNearbyPlaces, landingKeys } from '@campavia/api-client';
import type { NearbyPlace } from '@campavia/contracts';

/** Towns with campers around a place, or within a region; undefined while or where nobody says. */
export function useNearbyPlaces(slug: string | undefined): NearbyPlace[] | undefined {
  return useSWR<NearbyPlace[]>(slug === undefined ? null : landingKeys.nearbyPlaces(slug), () =>
    getNearbyPlaces(slug ?? ''),
  ).data;
}
