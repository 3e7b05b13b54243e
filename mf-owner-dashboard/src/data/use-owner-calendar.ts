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
import { type ErrorEntry, failureEntries, isApiError } from '@campavia/api-client/core';
import type {
  CalendarFeed,
  CopyWeek,
  CreateCalendarPeriod,
  CreateCalendarPrice,
  CreateIcalFeed,
} from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { useAction } from '@campavia/remote-kit';

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
  entries: ErrorEntry[];
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

type ChangeOf<Kind extends CalendarChange['kind']> = Extract<CalendarChange, { kind: Kind }>;

const SENDERS: {
  [Kind in CalendarChange['kind']]: (camperId: string, change: ChangeOf<Kind>) => Promise<unknown>;
} = {
  price: (id, { form }) => createCalendarPrice(id, form),
  reset: (id, { days }) => resetCalendarPrices(id, { date_from: days.from, date_to: days.to }),
  copy: (id, { form }) => copyCalendarWeek(id, form),
  close: (id, { form }) => createCalendarPeriod(id, form),
  change: (id, { periodId, form }) => updateCalendarPeriod(id, periodId, form),
  open: (id, { periodId }) => deleteCalendarPeriod(id, periodId),
  follow: (id, { form }) => addIcalFeed(id, form),
  unfollow: (id, { feedId }) => deleteIcalFeed(id, feedId),
  read: (id, { feedId }) => readIcalFeed(id, feedId),
  link: (id) => renewIcalExport(id),
};

function send(camperId: string, change: CalendarChange): Promise<unknown> {
  const sender = SENDERS[change.kind] as (camperId: string, change: CalendarChange) => Promise<unknown>;
  return sender(camperId, change);
}
