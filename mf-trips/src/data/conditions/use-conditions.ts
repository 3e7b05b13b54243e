import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { conditionKeys, getConditionReports } from '@campavia/api-client';
import type { ConditionReports } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

export interface UseConditions {
  conditions: ConditionReports | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** The reports, kilometres and claims of a trip; fetched again after `booking.changed`. */
export function useConditions(tripId: number): UseConditions {
  const { events } = usePlatform();
  const { data, error, isValidating, mutate } = useSWR(conditionKeys.reports(tripId), () =>
    getConditionReports(tripId),
  );
  useEffect(
    () => events.subscribe('booking.changed', ({ bookingId }) => void (bookingId === tripId && mutate())),
    [events, tripId, mutate],
  );
  return {
    conditions: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

/** Stores what the api has answered with. */
export function useStoreConditions(tripId: number): (answer: ConditionReports) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (answer) => {
    await mutate(conditionKeys.reports(tripId), answer, { revalidate: false });
  };
}
