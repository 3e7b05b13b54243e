import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { conditionKeys, getOwnerConditionPhoto, getOwnerConditionReports } from '@campavia/api-client';
import type { ConditionPhoto, ConditionReports } from '@campavia/contracts';
import { usePlatform } from '@campavia/remote-kit';

import { readDataUrl } from '../read-data-url';

export interface UseConditions {
  conditions: ConditionReports | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** The reports, kilometres and claims of a booking; fetched again after `booking.changed`. */
export function useConditions(bookingId: number): UseConditions {
  const { events } = usePlatform();
  const { data, error, isValidating, mutate } = useSWR(conditionKeys.reports(bookingId, 'owner'), () =>
    getOwnerConditionReports(bookingId),
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

export interface StoreConditions {
  /** Stores the answer of the api. */
  store: (answer: ConditionReports) => Promise<void>;
  fetchAgain: () => Promise<void>;
}

export function useStoreConditions(bookingId: number): StoreConditions {
  const { mutate } = useSWRConfig();
  const key = conditionKeys.reports(bookingId, 'owner');
  return {
    store: async (answer) => {
      await mutate(key, answer, { revalidate: false });
    },
    fetchAgain: async () => {
      await mutate(key);
    },
  };
}

/** A photo as a data URL, because its address needs the session. */
export function useClaimPhoto(bookingId: number, { id }: ConditionPhoto): string | undefined {
  const { data } = useSWR(
    conditionKeys.photo(id),
    async () => ({ src: await readDataUrl(await getOwnerConditionPhoto(bookingId, id)) }),
    { revalidateIfStale: false },
  );
  return data?.src;
}
