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

/** Prices for the stay are missing while the rental cover provider is unavailable. */
export interface KnownInsurances {
  choices: InsuranceChoice[];
  isComplete: boolean;
}

export interface UseInsurance {
  insurance: KnownInsurances | undefined;
  hasFailed: boolean;
  retry: () => void;
}

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

/** Undefined while loading and after a failure. */
export function useRentalCoverConditions(): RentalCoverConditions | undefined {
  return useSWR(listingKeys.rentalCoverConditions(), () => getRentalCoverConditions()).data;
}

export function useInsuranceExcess(slug: string): InsuranceChoice | undefined {
  return useSWR(listingKeys.insurance(slug), () => getInsurance(slug)).data;
}
