import useSWR from 'swr';

import { getSimilarCampers, listingKeys } from '@campavia/api-client';
import type { GuestBooking, ListedCamper } from '@campavia/contracts';

/** Campers like the one of a trip, free on its days; undefined while they are not known. */
export function useSimilarCampers({
  camper,
  date_from,
  date_to,
}: Pick<GuestBooking, 'camper' | 'date_from' | 'date_to'>): readonly ListedCamper[] | undefined {
  const days = { date_from, date_to };
  const { data } = useSWR(listingKeys.similar(camper.id, days), () => getSimilarCampers(camper.id, days));
  return data?.results;
}
