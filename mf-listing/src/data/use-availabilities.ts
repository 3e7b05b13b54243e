import useSWR from 'swr';

import { getAvailabilities, listingKeys } from '@campavia/api-client';
import type { Availabilities } from '@campavia/contracts';

export interface UseAvailabilities {
  availabilities: Availabilities | undefined;
  hasFailed: boolean;
}

/** When a camper can be had. Asked for once somebody is about to choose days: undefined as `id` until then. */
export function useAvailabilities(id: number | undefined): UseAvailabilities {
  const key = id === undefined ? null : listingKeys.availabilities(id);
  const { data, error } = useSWR(key, () => getAvailabilities(id ?? 0));
  return { availabilities: data, hasFailed: error !== undefined };
}
