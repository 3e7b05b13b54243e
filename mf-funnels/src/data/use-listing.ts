import useSWR from 'swr';

import { getListing, keys } from '@campavia/api-client';
import type { Listing } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';

export function useListing(camperId: number, { from, to }: DayRange): Listing | undefined {
  const query = { date_from: from, date_to: to };
  const { data } = useSWR(keys.listing(camperId, query), () => getListing(camperId, query), {
    keepPreviousData: true,
    revalidateIfStale: false,
  });
  return data?.id === camperId ? data : undefined;
}
