import {
  checkExtension,
  extensionRules,
  halfUp,
  listExtensions,
  priceExtension,
  priceOfLines,
  priceUpgrade,
  rangeAfter,
  type CountedExtension,
  type DayRange,
  type ExtensionKind,
  type Minor,
  type PricedExtension,
  type PriceInput,
  type RequestPrice,
  type TripCalendar,
  type UpgradeReason,
} from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { weekdaysOf } from '../../core/weekdays';
import { HttpError } from '../../core/http-errors';
import { TripRefusedError, type BookingRow } from '../bookings/booking-process.service';
import { createTripQuotes, inputOf, wantedOf, type PricedCamper } from '../prices/trip-quotes.service';
import { createRequestDaysStore } from './request-days.store';
import { createTripAmendmentsStore, type AgreedDays } from './trip-amendments.store';

type Quoting = Pick<AppContext, 'database' | 'clock'>;

/** A request for more kilometres; the camper determines their price per day. */
type AskedKilometres = { reason: 'km_100' | 'km_200' | 'km_unlimited' };

/** A requested extension, before the camper is read. */
export type RequestedExtension = CountedExtension | AskedKilometres;

/** A possible extension and its price for the guest, in the currency used. */
export interface ExtensionTotal {
  asked: CountedExtension;
  total: Minor;
}

/** Prices extensions and upgrades as of today, and checks that they are possible; within a transaction or without. */
export function createRequestQuotes({ database, clock }: Quoting) {
  const amendments = createTripAmendmentsStore(database);

  async function camperOf(booking: BookingRow, { from, to }: DayRange): Promise<PricedCamper> {
    const { date_from, date_to } = booking;
    const days = { from: from < date_from ? from : date_from, to: to > date_to ? to : date_to };
    return createTripQuotes({ database, clock }).camperOf(booking.camper_id, tripOf(booking, days));
  }

  /** The calendar around a trip, and the days without pick-up or return. */
  async function calendarOf(booking: BookingRow): Promise<TripCalendar> {
    const { date_from: from, date_to: to } = booking;
    const camper = await camperOf(booking, { from, to });
    const busy = await createRequestDaysStore(database).busyAround(booking, clock.now());
    return {
      from,
      to,
      busy,
      today: clock.today(),
      minFuture: camper.min_future,
      maxFuture: camper.max_future,
      closedDates: camper.closed_dates,
      closedWeekdays: weekdaysOf(camper.closed_weekdays),
    };
  }

  /**
   * The price of an extension as of today.
   * @throws StayRefused 106, 107 or 109 when it is not possible; HttpError 405 for less than the trip already has
   */
  async function extension(booking: BookingRow, requested: RequestedExtension): Promise<RequestPrice> {
    const { date_from: from, date_to: to } = booking;
    const range = 'days' in requested ? rangeAfter({ from, to }, requested) : { from, to };
    const camper = await camperOf(booking, range);
    const asked = askedOf(requested, camper);
    const calendar = await calendarOf(booking);
    refuse(checkExtension(asked, { ...calendar, kmPackage: booking.km_package }));
    if (asked.reason === 'km_unlimited' && !camper.km_unlimited) throw new TripRefusedError({ code: '106' });
    return priceExtension({
      stay: stayOf(booking, camper, calendar),
      asked,
      rateMicros: booking.rate_micros ?? 0,
      ...bookedDaysOf(await amendments.agreedDays(booking.id)),
    });
  }

  /**
   * The price of an upgrade as of today. A second driver who is included costs nothing.
   * @throws HttpError 405 booking_request_not_possible where second drivers are not allowed
   */
  async function upgrade(booking: BookingRow, reason: UpgradeReason): Promise<RequestPrice> {
    const { date_from: from, date_to: to } = booking;
    const camper = await camperOf(booking, { from, to });
    const rateMicros = booking.rate_micros ?? 0;
    const driver = reason === 'second_driver' ? camper.second_driver : undefined;
    if (driver === 'not_available') throw new HttpError(405, 'booking_request_not_possible');
    if (driver === 'included') return priceOfLines({}, rateMicros);
    return priceUpgrade({ stay: stayOf(booking, camper, { today: clock.today() }), reason, rateMicros });
  }

  return { calendarOf, camperOf, extension, upgrade };
}

/** Prices all extensions of a kind, reading the camper and its calendar once. */
export function createExtensionTotals(needs: Quoting) {
  const { calendarOf, camperOf } = createRequestQuotes(needs);
  const amendments = createTripAmendmentsStore(needs.database);

  /** What each possible extension of a kind costs as of today: the same amounts as of `extension`. */
  return async function list(booking: BookingRow, kind: ExtensionKind): Promise<ExtensionTotal[]> {
    const calendar = await calendarOf(booking);
    const { earliest: from, latest: to } = extensionRules(calendar);
    const [camper, agreed] = await Promise.all([
      camperOf(booking, { from, to }),
      amendments.agreedDays(booking.id),
    ]);
    const stay = stayOf(booking, camper, calendar);
    const common = { stay, rateMicros: booking.rate_micros ?? 0, ...bookedDaysOf(agreed) };
    const trip = { ...calendar, kmPackage: booking.km_package };
    return listExtensions(kind, calendar)
      .filter((asked) => checkExtension(asked, trip) === null)
      .map((asked) => ({ asked, total: priceExtension({ ...common, asked }).total }));
  };
}

function tripOf(booking: BookingRow, days: DayRange) {
  const { km_package: km, hour_from: hourFrom, hour_to: hourTo } = booking;
  return { ...days, km, hourFrom, hourTo };
}

/** A request with the facts of the camper that its price depends on. */
export function askedOf(requested: RequestedExtension, camper: PricedCamper): PricedExtension {
  if ('days' in requested) return requested;
  if (requested.reason === 'km_100') return { reason: requested.reason, perDay: 0 };
  const perDay = requested.reason === 'km_200' ? camper.km_200_per_day : camper.km_unlimited_per_day;
  return { reason: requested.reason, perDay };
}

/** A booked stay at the rates of today. */
export function stayOf(
  booking: BookingRow,
  camper: PricedCamper,
  { today }: Pick<TripCalendar, 'today'>,
): PriceInput {
  const { date_from: from, date_to: to } = booking;
  const wanted = wantedOf(camper, {
    trip: tripOf(booking, { from, to }),
    insuranceId: booking.insurance_id,
    quantities: new Map(),
    secondDriver: booking.second_driver,
    rentalCover: booking.rental_cover,
    cancelInsurance: false,
    coupon: undefined,
  });
  const { currency_owner: currencyOwner, currency_used: currencyUsed } = booking;
  return { ...inputOf(camper, wanted), currencyOwner, currencyUsed, today };
}

// The agreed amount of all days, and the early discount of the trip itself: days that were added later have no early
// discount, and the price of moved days is a difference that includes it already.
export function bookedDaysOf(lines: readonly AgreedDays[]) {
  const sumOf = (some: readonly AgreedDays[], ...codes: string[]) =>
    some.reduce((sum, { code, amountOwner }) => sum + (codes.includes(code) ? amountOwner : 0), 0);
  const own = lines.filter(({ isAdded }) => !isAdded);
  const weekly = sumOf(own, 'price_gross', 'price_discount_weekly');
  const early = sumOf(own, 'price_discount_early');
  return {
    bookedDays: sumOf(lines, 'price_gross', 'price_discount_weekly', 'price_discount_early'),
    bookedEarlyPercent: weekly > 0 ? halfUp(-early * 100, weekly) : 0,
  };
}

function refuse(refusal: ReturnType<typeof checkExtension>): void {
  if (refusal === null) return;
  if (refusal === '107' || refusal === '109') throw new TripRefusedError({ code: refusal });
  throw new HttpError(405, refusal === 'no_days' ? 'booking_in_wrong_state' : 'booking_request_reduction');
}
