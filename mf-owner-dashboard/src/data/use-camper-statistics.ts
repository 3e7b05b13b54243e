import useSWR from 'swr';

import { camperStatisticsKeys, getCamperStatistics } from '@campavia/api-client';
import type { CamperStatistics } from '@campavia/contracts';

export interface UseCamperStatistics {
  statistics: CamperStatistics | undefined;
  hasFailed: boolean;
  /** Whether another year is on its way while the one before is still shown. */
  isLoading: boolean;
  retry: () => void;
}

/** The figures of a camper in a year; undefined for the current one. */
export function useCamperStatistics(camperId: number, year: number | undefined): UseCamperStatistics {
  const { data, error, isValidating, mutate } = useSWR<CamperStatistics, Error>(
    camperStatisticsKeys.ofYear(camperId, year),
    () => getCamperStatistics(camperId, year),
    { keepPreviousData: true },
  );
  return {
    statistics: data,
    hasFailed: error !== undefined && !data,
    isLoading: isValidating,
    retry: () => void mutate(),
  };
}
