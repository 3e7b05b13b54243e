import useSWR from 'swr';

import { getListing, keys } from '@campavia/api-client';
import type { Listing } from '@campavia/contracts';

export interface CamperPrice {
  /** Decimal string. */
  perDay: string;
  currency: string;
}

/** What a day costs; undefined until it is known, and when it cannot be. */
export function useCamperPrice(camperId: number): CamperPrice | undefined {
  const { data } = useSWR<Listing>(keys.listing(camperId), () => getListing(camperId));
  return data?.price_per_day ? { perDay: data.price_per_day, currency: data.currency } : undefined;
}
