import useSWR from 'swr';

import { getInsuranceChoices, getRentalCoverConditions, listingKeys } from '@campavia/api-client';
import type { InsuranceChoices, RentalCoverConditions } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';

export interface UseInsurance {
  insurance: InsuranceChoices | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** How a camper can be insured for some days, and what that costs. */
export function useInsurance(camperId: number, { from, to }: DayRange): UseInsurance {
  const query = { date_from: from, date_to: to };
  const key = listingKeys.insuranceChoices(camperId, query);
  const { data, error, mutate } = useSWR(key, () => getInsuranceChoices(camperId, query));
  return { insurance: data, hasFailed: error !== undefined, retry: () => void mutate() };
}

/** What the rental cover pays back; undefined while it is not known, also when it cannot be. */
export function useRentalCoverConditions(): RentalCoverConditions | undefined {
  return useSWR(listingKeys.rentalCoverConditions(), () => getRentalCoverConditions()).data;
}
