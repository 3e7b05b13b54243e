import useSWR from 'swr';

import { getRentalCoverConditions, getUpgrades, requestKeys } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { RentalCoverConditions, UpgradeList } from '@campavia/contracts';

export interface UseUpgrades {
  /** The available upgrades with their prices. */
  offers: UpgradeList['offers'] | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useUpgrades(tripId: number): UseUpgrades {
  const { data, error, isValidating, mutate } = useSWR(requestKeys.upgrades(tripId), () =>
    getUpgrades(tripId),
  );
  const retry = () => void mutate();
  return { offers: data?.offers, hasFailed: error !== undefined && !data, isRetrying: isValidating, retry };
}

export interface UseCoverConditions {
  conditions: RentalCoverConditions | undefined;
  /** `away`: the insurer does not answer. */
  failure: 'away' | 'failed' | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** The conditions of the rental cover; nothing is asked until the trip can have it. */
export function useCoverConditions(isOffered: boolean): UseCoverConditions {
  const { data, error, isValidating, mutate } = useSWR(isOffered ? 'rental-cover/conditions' : null, () =>
    getRentalCoverConditions(),
  );
  const failure = data || error === undefined ? undefined : failureOf(error);
  return { conditions: data, failure, isRetrying: isValidating, retry: () => void mutate() };
}

function failureOf(error: unknown): 'away' | 'failed' {
  return isApiError(error) && error.code === 'RENTAL_COVER_SERVICE_UNAVAILABLE' ? 'away' : 'failed';
}
