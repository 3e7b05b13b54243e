import useSWR, { useSWRConfig } from 'swr';

import {
  addIcalFeed,
  copyCalendarWeek,
  createCalendarPeriod,
  createCalendarPrice,
  deleteCalendarPeriod,
  deleteIcalFeed,
  getCalendarFeed,
  ownerCalendarKeys,
  readIcalFeed,
  renewIcalExport,
  resetCalendarPrices,
  updateCalendarPeriod,
} from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type {
  CalendarFeed,
  CopyWeek,
  CreateCalendarPeriod,
  CreateCalendarPrice,
  CreateIcalFeed,
} from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { useAction } from '@campavia/remote-kit';

import { failureEntries, type FailureEntry } from './failure-entries';

/** Why there is no calendar: the camper is not the owner's, cannot be booked now, or the call failed. */
export type CalendarFailure = 'unknown' | 'notBookable' | 'failed';

export interface UseCalendarFeed {
  feed: CalendarFeed | undefined;
  failure: CalendarFailure | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** The calendar of one's camper. */
export function useCalendarFeed(camperId: string): UseCalendarFeed {
  const key = ownerCalendarKeys.feed(camperId);
  const { data, error, isValidating, mutate } = useSWR<CalendarFeed, Error>(key, () =>
    getCalendarFeed(camperId),
  );
  const failure = error && !data ? failureOf(error) : undefined;
  return { feed: data, failure, isRetrying: isValidating, retry: () => void mutate() };
}

function failureOf(error: Error): CalendarFailure {
  if (!isApiError(error)) return 'failed';
  if (error.status === 404) return 'unknown';
  return error.code === 'calendar_not_bookable' ? 'notBookable' : 'failed';
}

/** A change of a calendar. */
export type CalendarChange =
  | { kind: 'price'; form: CreateCalendarPrice }
  | { kind: 'reset'; days: DayRange }
  | { kind: 'copy'; form: CopyWeek }
  | { kind: 'close'; form: CreateCalendarPeriod }
  | { kind: 'change'; periodId: number; form: CreateCalendarPeriod }
  | { kind: 'open'; periodId: number }
  | { kind: 'follow'; form: CreateIcalFeed }
  | { kind: 'unfollow'; feedId: number }
  | { kind: 'read'; feedId: number }
  | { kind: 'link' };

export interface UseChangeCalendar {
  /** Makes a change and reads the calendar again; true when it was made. */
  change: (wanted: CalendarChange) => Promise<true | undefined>;
  isBusy: boolean;
  entries: FailureEntry[];
  reset: () => void;
}

export function useChangeCalendar(camperId: string): UseChangeCalendar {
  const { mutate } = useSWRConfig();
  const { perform, isBusy, error, reset } = useAction(async (wanted: CalendarChange) => {
    try {
      await send(camperId, wanted);
    } finally {
      await mutate(ownerCalendarKeys.feed(camperId)).catch(() => undefined);
    }
    return true as const;
  });
  return { change: perform, isBusy, entries: failureEntries(error), reset };
}

function send(camperId: string, change: CalendarChange): Promise<unknown> {
  switch (change.kind) {
    case 'price':
      return createCalendarPrice(camperId, change.form);
    case 'reset':
      return resetCalendarPrices(camperId, { date_from: change.days.from, date_to: change.days.to });
    case 'copy':
      return copyCalendarWeek(camperId, change.form);
    case 'close':
      return createCalendarPeriod(camperId, change.form);
    case 'change':
      return updateCalendarPeriod(camperId, change.periodId, change.form);
    case 'open':
      return deleteCalendarPeriod(camperId, change.periodId);
    default:
      return sendOutside(camperId, change);
  }
}

type OutsideChange = Extract<CalendarChange, { kind: 'follow' | 'unfollow' | 'read' | 'link' }>;

function sendOutside(camperId: string, change: OutsideChange): Promise<unknown> {
  switch (change.kind) {
    case 'follow':
      return addIcalFeed(camperId, change.form);
    case 'unfollow':
      return deleteIcalFeed(camperId, change.feedId);
    case 'read':
      return readIcalFeed(camperId, change.feedId);
    case 'link':
      return renewIcalExport(camperId);
  }
}
