import useSWR from 'swr';

import { getSimilarCampers, listingKeys } from '@campavia/api-client';
import type { GuestBooking, ListedCamper } from '@campavia/contracts';

/** Similar campers that are free on the same days; undefined while loading. */
export function useSimilarCampers({
  camper,
  date_from,
  date_to,
}: Pick<GuestBooking, 'camper' | 'date_from' | 'date_to'>): readonly ListedCamper[] | undefined {
  const days = { date_from, date_to };
  const { data } = useSWR(listingKeys.similar(camper.id, days), () => getSimilarCampers(camper.id, days));
  return data?.results;
}
