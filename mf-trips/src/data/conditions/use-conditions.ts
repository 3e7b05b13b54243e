import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { conditionKeys } from '@campavia/api-client';
import type { ConditionReports } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import { CONDITION_CALLS, type ReportsOf } from './condition-calls';

export interface UseConditions {
  conditions: ConditionReports | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** The reports, kilometres and claims of a booking; fetched again after `booking.changed`. */
export function useConditions({ bookingId, side }: ReportsOf): UseConditions {
  const { events } = usePlatform();
  const { data, error, isValidating, mutate } = useSWR(conditionKeys.reports(bookingId, side), () =>
    CONDITION_CALLS[side].read(bookingId),
  );
  useEffect(
    () =>
      events.subscribe('booking.changed', (changed) => void (changed.bookingId === bookingId && mutate())),
    [events, bookingId, mutate],
  );
  return {
    conditions: data,
    hasFailed: error !== undefined && !data,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

/** Stores the answer of the api. */
export function useStoreConditions({
  bookingId,
  side,
}: ReportsOf): (answer: ConditionReports) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (answer) => {
    await mutate(conditionKeys.reports(bookingId, side), answer, { revalidate: false });
  };
}
