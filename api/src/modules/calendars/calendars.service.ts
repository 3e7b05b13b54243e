import type { Availabilities, AvailabilitiesQuery } from '@campavia/contracts';
import {
  clipRanges,
  daysInclusive,
  lastReturnDay,
  isPlainDate,
  mergeRanges,
  ownerCalendarRange,
  type DayRange,
} from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { createFieldReader } from '../../core/field-reader';
import { weekdaysOf } from '../../core/weekdays';
import { parseCamperId, requireVisible } from '../listings/camper-access.service';
import { createCalendarsStore, type CalendarRow } from './calendars.store';

/** Availability of campers. */
export function createCalendarsService({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const store = createCalendarsStore(database);

  /**
   * The calendar of a camper from today on, or within the dates given.
   * @throws HttpError 404, 410 as the listing
   * @throws InvalidFieldsError for invalid dates
   */
  async function get(
    id: string,
    query: AvailabilitiesQuery,
    viewerId: number | undefined,
  ): Promise<Availabilities> {
    const number = parseCamperId(id);
    const today = clock.today();
    const asked = readWindow(query, { from: today, to: lastReturnDay(today) });
    const row = number === undefined ? undefined : await store.find(number, clock.now());
    return toAvailabilities(requireVisible(row, viewerId), asked, today);
  }

  return { get };
}

export type CalendarsService = ReturnType<typeof createCalendarsService>;

// Past days are private, and days after the booking horizon are not bookable.
function readWindow({ date_from, date_to }: AvailabilitiesQuery, whole: DayRange): DayRange {
  const fields = createFieldReader();
  const [from, to] = [date_from ?? whole.from, date_to ?? whole.to];
  if (!isPlainDate(from)) fields.refuse('date_from', 'field_not_a_date');
  if (!isPlainDate(to)) fields.refuse('date_to', 'field_not_a_date');
  else if (to < from) fields.refuse('date_to', 'field_ends_before_start');
  fields.settle();
  const clipped = clipRanges([{ from, to } as DayRange], whole)[0];
  return clipped ?? { from: whole.from, to: whole.from };
}

function toAvailabilities(row: CalendarRow, asked: DayRange, today: DayRange['from']): Availabilities {
  const { earliest, latest } = ownerCalendarRange(today, {
    minFuture: row.min_future,
    maxFuture: row.max_future,
  });
  const busy = row.status === 'bookable' ? clipRanges(mergeRanges(row.busy), asked) : [asked];
  return {
    date_from: asked.from,
    date_to: asked.to,
    busy: busy.map(({ from, to }) => ({ date_from: from, date_to: to })),
    min_days: row.min_days,
    max_days: daysInclusive(earliest, latest),
    closed_weekdays: weekdaysOf(row.closed_weekdays),
    closed_dates: row.closed_dates.filter((date) => date >= asked.from && date <= asked.to),
    earliest,
    latest,
  };
}
