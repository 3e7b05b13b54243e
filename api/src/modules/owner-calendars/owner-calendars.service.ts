import type { CalendarFeed } from '@campavia/contracts';
import { ownerCalendarRange, priceRuns, type SeasonRates } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { weekdaysOf } from '../../core/weekdays';
import type { CalendarFeeds, OutsideCalendar } from '../calendar-feeds/calendar-feeds.service';
import { requireOwnCamper } from '../own-campers/require-own-camper.service';
import { createCalendarPeriods } from './calendar-periods';
import { createCalendarPrices } from './calendar-prices';
import { createOutsideCalendars } from './outside-calendars';
import type { OwnerOf } from './describe-call';
import { toBooking, toDayPrices, toPeriod } from './owner-calendars.mapper';
import { createOwnerCalendarsStore, type OwnCamper } from './owner-calendars.store';

/** Content of the calendar page; failures of other calendars are not yet translated. */
type OwnCalendar = Omit<CalendarFeed, keyof OutsideCalendar> & OutsideCalendar;

/** The calendars of campers for their owners. */
export function createOwnerCalendars(context: Pick<AppContext, 'database' | 'clock'>, feeds: CalendarFeeds) {
  const { database, clock } = context;
  const store = createOwnerCalendarsStore(database);

  /**
   * Content of the calendar page, from today to the booking horizon.
   * @throws HttpError 404 camper_not_found, 405 calendar_not_bookable, 410 camper_deleted
   */
  async function getFeed(owner: OwnerOf): Promise<OwnCalendar> {
    const camper = await requireOwnCamper(store.findCamper, owner);
    if (camper.status !== 'bookable') throw new HttpError(405, 'calendar_not_bookable');
    const today = clock.today();
    const { max_future: maxFuture } = camper;
    const days = { from: today, to: ownerCalendarRange(today, { minFuture: 0, maxFuture }).latest };
    const [bookings, periods, own, outside] = await Promise.all([
      store.listBookings(camper.id, days, { at: clock.now(), today }),
      store.listPeriods(camper.id, days),
      store.listPrices(camper.id, days),
      feeds.show(camper.id, days),
    ]);
    return {
      date_from: days.from,
      date_to: days.to,
      price_currency: camper.currency,
      bookings: bookings.map(toBooking),
      periods: periods.map(toPeriod),
      ...outside,
      prices: priceRuns(days, ratesOf(camper), own).map(toDayPrices),
      closed_weekdays: weekdaysOf(camper.closed_weekdays),
      closed_dates: camper.closed_dates.filter((date) => date >= days.from && date <= days.to),
    };
  }

  return {
    getFeed,
    periods: createCalendarPeriods(context),
    prices: createCalendarPrices(context),
    outside: createOutsideCalendars(store, feeds),
  };
}

export type OwnerCalendars = ReturnType<typeof createOwnerCalendars>;

function ratesOf({ rates: [low = 0, mid = 0, high = 0] }: OwnCamper): SeasonRates {
  return { low, mid, high };
}

export { readDays } from './read-days';
