import useSWR from 'swr';

import { getSimilarCampers, listingKeys } from '@campavia/api-client';
import type { GuestBooking, ListedCamper } from '@campavia/contracts';

export function useSimilarCampers({
  camper,
  date_from,
  date_to,
}: Pick<GuestBooking, 'camper' | 'date_from' | 'date_to'>): readonly ListedCamper[] | undefined {
  const days = { date_from, date_to };
  const { data } = useSWR(listingKeys.similar(camper.id, days), () => getSimilarCampers(camper.id, days));
  return data?.results;
}
