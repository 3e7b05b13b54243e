import useSWR from 'swr';

import { getSimilarCampers, listingKeys } from '@campavia/api-client';
import type { ListedCamper } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';

export interface SimilarCampersFound {
  campers: readonly ListedCamper[] | undefined;
  hasFailed: boolean;
}

/** The id may be that of a deleted camper. */
export function useSimilarCampers(id: number | string, stay: DayRange | undefined): SimilarCampersFound {
  const query = stay ? { date_from: stay.from, date_to: stay.to } : {};
  const { data, error } = useSWR(listingKeys.similar(id, query), () => getSimilarCampers(id, query));
  return { campers: data?.results, hasFailed: error !== undefined };
}
