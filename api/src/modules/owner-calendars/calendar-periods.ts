import type {
  CalendarPeriod,
  CalendarPeriods,
  CreateCalendarPeriod,
  UpdateCalendarPeriod,
} from '@campavia/contracts';
import type { DayRange } from '@campavia/domain';
import { lastPlannedDay } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { createFieldReader } from '../../core/field-reader';
import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { lockCamper } from '../own-campers/own-campers.service';
import { requireOwnCamper } from '../own-campers/require-own-camper.service';
import type { OwnerOf } from './describe-call';
import { isReadOnly, toPeriod, toWholeList } from './owner-calendars.mapper';
import {
  createOwnerCalendarsStore,
  type OwnerCalendarsStore,
  type PeriodRow,
  type PeriodValues,
} from './owner-calendars.store';
import { readDays, toTextDay } from './read-days';

const NAMES = ['dates_0', 'dates_1'] as const;
const TAKEN_TEXTS = {
  booking: 'calendar_days_booked',
  hold: 'calendar_days_booked',
  owner: 'calendar_days_closed',
} as const;

/** Days on which owners block their camper. */
export function createCalendarPeriods({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  async function list(owner: OwnerOf): Promise<CalendarPeriods> {
    const store = createOwnerCalendarsStore(database);
    const camper = await requireOwnCamper(store.findCamper, owner);
    const days = { from: clock.today(), to: lastPlannedDay(clock.today()) };
    return toWholeList((await store.listPeriods(camper.id, days)).map(toPeriod));
  }

  /** @throws InvalidFieldsError for days that are taken */
  function create(owner: OwnerOf, form: CreateCalendarPeriod): Promise<CalendarPeriod> {
    return changing(owner, async (store, camperId) => {
      const values = readPeriod(form);
      await requireFree(store, camperId, values, { now: clock.now() });
      return toPeriod(await store.addPeriod(camperId, values));
    });
  }

  /** @throws HttpError 404 calendar_period_not_found, 405 calendar_period_read_only */
  function update(owner: OwnerOf, id: string, changes: UpdateCalendarPeriod): Promise<CalendarPeriod> {
    return changing(owner, async (store, camperId) => {
      const before = await requirePeriod(store, camperId, id);
      const { from, to, reason, comment } = before;
      const form = { dates_0: from, dates_1: to, reason: reason as CreateCalendarPeriod['reason'], comment };
      const period = { id: before.id, ...readPeriod({ ...form, ...changes }) };
      await requireFree(store, camperId, period, { now: clock.now(), besides: before.id });
      await store.changePeriod(period);
      return toPeriod(period);
    });
  }

  /** @throws HttpError 404 calendar_period_not_found, 405 calendar_period_read_only */
  function remove(owner: OwnerOf, id: string): Promise<void> {
    return changing(owner, async (store, camperId) => {
      await store.removePeriod((await requirePeriod(store, camperId, id)).id);
    });
  }

  function changing<Result>(
    owner: OwnerOf,
    change: (store: OwnerCalendarsStore, camperId: number) => Promise<Result>,
  ): Promise<Result> {
    return database.transaction().execute(async (transaction) => {
      const store = createOwnerCalendarsStore(transaction);
      const { id } = await requireOwnCamper(store.findCamper, owner);
      await lockCamper(transaction, id);
      return change(store, id);
    });
  }

  function readPeriod({ dates_0, dates_1, reason, comment = '' }: CreateCalendarPeriod): PeriodValues {
    const fields = createFieldReader();
    const days = readDays(fields, { from: dates_0, to: dates_1 }, { names: NAMES, today: clock.today() });
    const text = comment.trim() && fields.line('comment', comment);
    fields.settle();
    return { ...days, reason, comment: text ?? '' };
  }

  return { list, create, update, remove };
}

async function requirePeriod(store: OwnerCalendarsStore, camperId: number, id: string): Promise<PeriodRow> {
  const period = await store.findPeriod(camperId, parseRowId(id));
  if (!period) throw new HttpError(404, 'calendar_period_not_found');
  if (isReadOnly(period)) throw new HttpError(405, 'calendar_period_read_only');
  return period;
}

async function requireFree(
  store: OwnerCalendarsStore,
  camperId: number,
  days: DayRange,
  { now, besides }: { now: Date; besides?: number },
): Promise<void> {
  const { from, to } = days;
  const taken = await store.findTaken(camperId, { from, to }, { now, besides });
  if (!taken) return;
  const values = { from: toTextDay(taken.from), to: toTextDay(taken.to) };
  throw new InvalidFieldsError({ dates_0: { id: TAKEN_TEXTS[taken.kind], values } });
}
