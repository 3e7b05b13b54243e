import useSWR from 'swr';

import { getOwnCampers, getOwnCampersFilters, ownCamperKeys } from '@campavia/api-client';
import type { OwnCamperList, OwnCampersFilters } from '@campavia/contracts';

import { listQueryOf, type CampersView } from '../rules/campers-query';

export interface UseOwnCampers {
  /** Undefined until the cities are loaded as well, so that the layout does not shift. */
  campers: OwnCamperList | undefined;
  filters: OwnCampersFilters | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useOwnCampers(view: CampersView): UseOwnCampers {
  const query = listQueryOf(view);
  const list = useSWR<OwnCamperList, unknown>(ownCamperKeys.list(query), () => getOwnCampers(query));
  const filters = useSWR<OwnCampersFilters, unknown>(ownCamperKeys.filters(), () => getOwnCampersFilters());
  const hasFilters = filters.data !== undefined || filters.error !== undefined;
  return {
    campers: hasFilters ? list.data : undefined,
    filters: filters.data,
    hasFailed: list.error !== undefined && !list.data,
    isRetrying: list.isValidating,
    retry: () => void list.mutate(),
  };
}
