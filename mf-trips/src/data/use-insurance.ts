import useSWR from 'swr';

import { getInsurance, listingKeys } from '@campavia/api-client';
import type { InsuranceChoice } from '@campavia/contracts';

/** What an insurance leaves to its guest to pay; undefined while it is not known. */
export function useInsurance(slug: string): InsuranceChoice | undefined {
  return useSWR(listingKeys.insurance(slug), () => getInsurance(slug)).data;
}
