import useSWR from 'swr';

import { getSimilarCampers, listingKeys } from '@campavia/api-client';
import type { GuestBooking, ListedCamper } from '@campavia/contracts';

export interface SimilarCampers {
  /** Undefined while they load and when they could not be loaded. */
  campers: readonly ListedCamper[] | undefined;
  hasFailed: boolean;
}

export function useSimilarCampers({
  camper,
  date_from,
  date_to,
}: Pick<GuestBooking, 'camper' | 'date_from' | 'date_to'>): SimilarCampers {
  const days = { date_from, date_to };
  const { data, error } = useSWR(listingKeys.similar(camper.id, days), () =>
    getSimilarCampers(camper.id, days),
  );
  return { campers: data?.results, hasFailed: error !== undefined && data === undefined };
}
