import type { OwnHoliday, StartHoliday } from '@campavia/contracts';

import type { AppContext } from '../../core/app-context';
import { createFieldReader } from '../../core/field-reader';
import { readDays } from '../owner-calendars/owner-calendars.service';
import { createHolidaysStore, type HolidayRow } from './holidays.store';

const NAMES = ['date_from', 'date_to'] as const;

/** Holidays of owners: all their campers are closed at once. Confirmed trips go ahead. */
export function createHolidaysService({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  async function read(ownerId: number): Promise<OwnHoliday> {
    return toHoliday(await createHolidaysStore(database).find(ownerId, clock.today()));
  }

  /** Replaces an existing holiday. @throws InvalidFieldsError at date_from, date_to */
  function start(ownerId: number, { date_from, date_to }: StartHoliday): Promise<OwnHoliday> {
    const today = clock.today();
    const fields = createFieldReader();
    const days = readDays(fields, { from: date_from, to: date_to }, { names: NAMES, today });
    fields.settle();
    const now = clock.now();
    return database.transaction().execute(async (transaction) => {
      const store = createHolidaysStore(transaction);
      await store.lockOwner(ownerId);
      await store.end(ownerId, { now, today });
      await store.start(ownerId, days, now);
      return toHoliday(await store.find(ownerId, today));
    });
  }

  /** Reopens the remaining days. */
  function end(ownerId: number): Promise<void> {
    return database.transaction().execute(async (transaction) => {
      const store = createHolidaysStore(transaction);
      await store.lockOwner(ownerId);
      await store.end(ownerId, { now: clock.now(), today: clock.today() });
    });
  }

  return { read, start, end };
}

export type HolidaysService = ReturnType<typeof createHolidaysService>;

function toHoliday(row: HolidayRow | undefined): OwnHoliday {
  if (!row) return { holiday: null };
  const { date_from, date_to, campers, trips } = row;
  return { holiday: { date_from, date_to, campers, trips } };
}
