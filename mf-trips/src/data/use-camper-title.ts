import useSWR from 'swr';

import { getListing, keys } from '@campavia/api-client';

/** What the owner calls a camper; undefined while it is not known, or no longer to be had. */
export function useCamperTitle(id: number): string | undefined {
  const { data } = useSWR(keys.listing(id), () => getListing(id));
  return data?.title;
}
