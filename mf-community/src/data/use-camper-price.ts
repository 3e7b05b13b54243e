import useSWR from 'swr';

import { getListing, keys } from '@campavia/api-client';
import type { Listing } from '@campavia/contracts';

export interface CamperPrice {
  /** Decimal string. */
  perDay: string;
  currency: string;
}

/** The price per day; undefined while it loads, and if it is not available. */
export function useCamperPrice(camperId: number): CamperPrice | undefined {
  const { data } = useSWR<Listing>(keys.listing(camperId), () => getListing(camperId));
  return data?.price_per_day ? { perDay: data.price_per_day, currency: data.currency } : undefined;
}
