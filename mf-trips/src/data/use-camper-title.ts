import useSWR from 'swr';

import { getListing, keys } from '@campavia/api-client';

/** Undefined while it loads and when the camper no longer exists. */
export function useCamperTitle(id: number): string | undefined {
  const { data } = useSWR(keys.listing(id), () => getListing(id));
  return data?.title;
}
