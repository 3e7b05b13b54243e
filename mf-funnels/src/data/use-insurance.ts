import useSWR from 'swr';

import {
  getInsurance,
  getInsuranceChoices,
  getRentalCoverConditions,
  getSimilarInsurances,
  listingKeys,
} from '@campavia/api-client';
import type { InsuranceChoice, RentalCoverConditions } from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';

import { parseRefusal } from './parse-refusal';

/** The insurances of a camper, without what they cost for the stay while the rental cover cannot be reached. */
export interface KnownInsurances {
  choices: InsuranceChoice[];
  /** All that the camper can be insured with is there. */
  isComplete: boolean;
}

export interface UseInsurance {
  insurance: KnownInsurances | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** How a camper can be insured for some days, and what that costs. */
export function useInsurance(camperId: number, { from, to }: DayRange): UseInsurance {
  const query = { date_from: from, date_to: to };
  const key = listingKeys.insuranceChoices(camperId, query);
  const { data, error, mutate } = useSWR(key, () => getInsuranceChoices(camperId, query));
  const isCoverAway = error !== undefined && parseRefusal(error).kind === 'cover';
  const rest = useSWR(isCoverAway ? listingKeys.similarInsurances('none') : null, () =>
    getSimilarInsurances('none'),
  );
  const known = data ?? rest.data;
  return {
    insurance: known && { choices: known.choices, isComplete: data !== undefined },
    hasFailed: isCoverAway ? rest.error !== undefined : error !== undefined,
    retry: () => void mutate(),
  };
}

/** What the rental cover pays back; undefined while it is not known, also when it cannot be. */
export function useRentalCoverConditions(): RentalCoverConditions | undefined {
  return useSWR(listingKeys.rentalCoverConditions(), () => getRentalCoverConditions()).data;
}

/** What an insurance leaves to its guest to pay; undefined while it is not known. */
export function useInsuranceExcess(slug: string): InsuranceChoice | undefined {
  return useSWR(listingKeys.insurance(slug), () => getInsurance(slug)).data;
}
