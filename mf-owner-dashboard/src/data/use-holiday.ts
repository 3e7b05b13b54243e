import useSWR, { useSWRConfig } from 'swr';

import { endHoliday, getHoliday, holidayKeys, startHoliday } from '@campavia/api-client';
import { type ErrorEntry, failureEntries } from '@campavia/api-client/core';
import type { Holiday, OwnHoliday, StartHoliday } from '@campavia/contracts';
import { useAction } from '@campavia/remote-kit';

import { useReportFailure } from './use-report-failure';

export interface UseHoliday {
  /** Null for none; undefined while that is not known. */
  holiday: Holiday | null | undefined;
  /** Whether it is known, or cannot be. */
  isSettled: boolean;
}

/** The days for which all campers of the owner are closed. */
export function useHoliday(): UseHoliday {
  const { data, error } = useSWR<OwnHoliday, Error>(holidayKeys.own(), () => getHoliday());
  return { holiday: data?.holiday, isSettled: data !== undefined || error !== undefined };
}

export interface UseStartHoliday {
  /** Undefined when it was refused. */
  start: (form: StartHoliday) => Promise<OwnHoliday | undefined>;
  isBusy: boolean;
  entries: ErrorEntry[];
}

export function useStartHoliday(): UseStartHoliday {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async (form: StartHoliday) => {
    const started = await startHoliday(form);
    await mutate(holidayKeys.own(), started, { revalidate: false });
    return started;
  });
  return { start: perform, isBusy, entries: failureEntries(error) };
}

export interface UseEndHoliday {
  /** True when it was ended; why not is shown. */
  end: () => Promise<true | undefined>;
  isBusy: boolean;
}

export function useEndHoliday(): UseEndHoliday {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error } = useAction(async () => {
    await endHoliday();
    await mutate(holidayKeys.own(), { holiday: null }, { revalidate: false });
    return true as const;
  });
  useReportFailure(error);
  return { end: perform, isBusy };
}
