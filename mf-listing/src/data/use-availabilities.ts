import useSWR from 'swr';

import { getAvailabilities, listingKeys } from '@campavia/api-client';
import type { Availabilities } from '@campavia/contracts';

export interface UseAvailabilities {
  availabilities: Availabilities | undefined;
  hasFailed: boolean;
}

/** Nothing is fetched while `id` is undefined, that is, until dates are about to be chosen. */
export function useAvailabilities(id: number | undefined): UseAvailabilities {
  const key = id === undefined ? null : listingKeys.availabilities(id);
  const { data, error } = useSWR(key, () => getAvailabilities(id ?? 0));
  return { availabilities: data, hasFailed: error !== undefined };
}
