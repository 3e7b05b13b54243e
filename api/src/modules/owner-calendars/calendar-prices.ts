import type {
  CalendarDaysQuery,
  CalendarPrice,
  CalendarPrices,
  CopyWeek,
  CreateCalendarPrice,
  UpdateCalendarPrice,
} from '@campavia/contracts';
import {
  addDays,
  copyWeek,
  formatDecimal,
  isPlainDate,
  withoutDays,
  type DayRange,
  type OwnPrice,
  type PlainDate,
  lastPlannedDay,
} from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { createFieldReader, type FieldReader } from '../../core/field-reader';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { lockCamper } from '../own-campers/own-campers.service';
import { requireOwnCamper } from '../own-campers/require-own-camper.service';
import type { OwnerOf } from './describe-call';
import { toPrice, toWholeList } from './owner-calendars.mapper';
import {
  createOwnerCalendarsStore,
  type OwnCamper,
  type OwnerCalendarsStore,
  type OwnPriceRow,
} from './owner-calendars.store';
import { readDays, readPrice } from './read-days';

const NAMES = ['date_from', 'date_to'] as const;
const DAYS_AFTER_FIRST_OF_WEEK = 6;

/** Prices by day, which override those of the seasons. Agreed bookings keep their price. */
export function createCalendarPrices({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const { today } = clock;

  async function list(owner: OwnerOf): Promise<CalendarPrices> {
    const store = createOwnerCalendarsStore(database);
    const camper = await requireOwnCamper(store.findCamper, owner);
    return listWithin(store, camper, { from: clock.today(), to: lastPlannedDay(clock.today()) });
  }

  /** Sets the price of days, and removes these days from other prices. */
  function create(owner: OwnerOf, form: CreateCalendarPrice): Promise<CalendarPrice> {
    return changing(owner, (store, camper) => put(store, camper, readForm(today(), form)));
  }

  /** @throws HttpError 404 calendar_price_not_found */
  function update(owner: OwnerOf, id: string, changes: UpdateCalendarPrice): Promise<CalendarPrice> {
    return changing(owner, async (store, camper) => {
      const { from, to, perDay, colour } = await requirePrice(store, camper, id);
      const before = {
        date_from: from,
        date_to: to,
        price: formatDecimal(perDay),
        colour: colour as CalendarPrice['colour'],
      };
      const price = readForm(today(), { ...before, ...changes });
      await replaceDays(store, camper, { from, to }, []);
      return put(store, camper, price);
    });
  }

  /** @throws HttpError 404 calendar_price_not_found */
  function remove(owner: OwnerOf, id: string): Promise<void> {
    return changing(owner, async (store, camper) => {
      await store.replacePrices(camper.id, [(await requirePrice(store, camper, id)).id], []);
    });
  }

  /** Resets days to the prices of their seasons. */
  function reset(owner: OwnerOf, { date_from, date_to }: CalendarDaysQuery): Promise<void> {
    return changing(owner, async (store, camper) => {
      const fields = createFieldReader();
      const days = readForDays(fields, today(), { from: date_from, to: date_to });
      fields.settle();
      await replaceDays(store, camper, days, []);
    });
  }

  /** Copies the prices of a week to other days, weekday by weekday. */
  function copy(owner: OwnerOf, form: CopyWeek): Promise<CalendarPrices> {
    return changing(owner, async (store, camper) => {
      const { week, days: asked } = readCopy(today(), form);
      const days = { ...asked, from: asked.from < today() ? today() : asked.from };
      const source = { from: week, to: addDays(week, DAYS_AFTER_FIRST_OF_WEEK) };
      const copied = copyWeek(await store.listPrices(camper.id, source), week, days);
      await replaceDays(store, camper, days, copied);
      return listWithin(store, camper, days);
    });
  }

  function changing<Result>(
    owner: OwnerOf,
    change: (store: OwnerCalendarsStore, camper: OwnCamper) => Promise<Result>,
  ): Promise<Result> {
    return database.transaction().execute(async (transaction) => {
      const store = createOwnerCalendarsStore(transaction);
      const camper = await requireOwnCamper(store.findCamper, owner);
      await lockCamper(transaction, camper.id);
      return change(store, camper);
    });
  }

  return { list, create, update, remove, reset, copy };
}

/** @throws InvalidFieldsError on week, date_from or date_to */
function readCopy(today: PlainDate, { week, date_from, date_to }: CopyWeek) {
  const fields = createFieldReader();
  const source = isPlainDate(week) ? week : fields.refuse('week', 'field_not_a_date');
  const days = readForDays(fields, today, { from: date_from, to: date_to });
  fields.settle();
  return { week: source ?? days.from, days };
}

async function put(store: OwnerCalendarsStore, camper: OwnCamper, price: OwnPrice): Promise<CalendarPrice> {
  const id = await replaceDays(store, camper, price, [price]);
  return toPrice({ ...price, id }, camper.currency);
}

/** Sets new prices and removes their days from existing ones. Returns the id of the last new one, else 0. */
async function replaceDays(
  store: OwnerCalendarsStore,
  { id }: OwnCamper,
  { from, to }: DayRange,
  added: readonly OwnPrice[],
): Promise<number> {
  const before = await store.listPrices(id, { from, to });
  const rest = withoutDays(before, { from, to });
  const gone = before.map((price) => price.id);
  const ids = await store.replacePrices(id, gone, [...rest, ...added]);
  return ids.at(-1) ?? 0;
}

async function listWithin(
  store: OwnerCalendarsStore,
  { id, currency }: OwnCamper,
  days: DayRange,
): Promise<CalendarPrices> {
  return toWholeList((await store.listPrices(id, days)).map((price) => toPrice(price, currency)));
}

async function requirePrice(
  store: OwnerCalendarsStore,
  { id }: OwnCamper,
  text: string,
): Promise<OwnPriceRow> {
  const price = await store.findPrice(id, parseRowId(text));
  if (!price) throw new HttpError(404, 'calendar_price_not_found');
  return price;
}

function readForDays(fields: FieldReader, today: PlainDate, texts: { from: string; to: string }): DayRange {
  return readDays(fields, texts, { names: NAMES, today });
}

function readForm(today: PlainDate, { date_from, date_to, price, colour }: CreateCalendarPrice): OwnPrice {
  const fields = createFieldReader();
  const days = readForDays(fields, today, { from: date_from, to: date_to });
  const perDay = readPrice(fields, price);
  fields.settle();
  return { ...days, perDay, colour };
}
