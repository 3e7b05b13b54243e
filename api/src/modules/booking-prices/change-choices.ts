import type { ChooseOptions, UpdateBookingPrice } from '@campavia/contracts';
import type { Coupon } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { InvalidFieldsError, HttpError } from '../../core/http-errors';
import { createCoupons } from '../prices/coupons.service';
import type { TripRefusal } from '../prices/trip-quotes.service';
import { createBookingPricesStore, type ViewedBooking } from './booking-prices.store';
import { createBookingQuotes } from './quote-booking';
import { refusalOf } from './booking-refusal';
import { readOptions, readUpdate } from './read-choices';
import { buildRevisedQuote, type Quotable } from './build-quote';

/** A booking that is locked for the transaction. */
export interface Open extends Quotable {
  within: { database: Database; clock: Clock };
  booking: ViewedBooking;
}

/**
 * Changes the choices of a booking; if the trip is unavailable with them, nothing changes and the reason is returned.
 * @throws InvalidFieldsError for what is not offered; HttpError 405 for kilometres once the price is agreed
 */
export async function changeChoices(
  { within, ...quotable }: Open,
  form: UpdateBookingPrice,
  coupon: Coupon | undefined,
): Promise<TripRefusal | null> {
  const changes = readUpdate(form, { camper: quotable.camper, coupon });
  const booking = { ...quotable.booking, ...changes };
  const open = {
    within,
    booking,
    camper: quotable.camper,
    today: quotable.today,
    coupon: form.coupon_code === undefined ? quotable.coupon : coupon,
  };
  if (booking.price === null) {
    const refusal = await refusalOf(booking, open, { ...within, quotes: createBookingQuotes(within) });
    if (refusal) return refusal;
  } else {
    if (booking.km_package !== quotable.booking.km_package)
      throw new HttpError(405, 'booking_in_wrong_state');
    if (changes.coupon_code) await takeCoupon(changes.coupon_code, quotable.booking, within);
    await storeRevisedPrice(open);
  }
  await createBookingPricesStore(within.database).choose(booking.id, changes, within.clock.now());
  return null;
}

/** Replaces all options. @throws HttpError 405 once the price is agreed; InvalidFieldsError options */
export async function changeOptions(
  { within, booking, camper }: Open,
  { options }: ChooseOptions,
): Promise<null> {
  if (booking.price !== null) throw new HttpError(405, 'booking_in_wrong_state');
  const store = createBookingPricesStore(within.database);
  await store.chooseOptions(booking.id, readOptions(options, camper));
  await store.choose(booking.id, {}, within.clock.now());
  return null;
}

async function storeRevisedPrice({ within, ...quotable }: Open): Promise<void> {
  const store = createBookingPricesStore(within.database);
  const { id } = quotable.booking;
  const quote = buildRevisedQuote(quotable, await store.lines(id));
  await store.deleteLines(id);
  await store.agree(id, { ...quote, at: within.clock.now() });
}

// Another booking may have used the coupon up since it was entered.
async function takeCoupon(code: string, before: ViewedBooking, within: Open['within']): Promise<void> {
  await createBookingPricesStore(within.database).lockCoupons([code, before.coupon_code ?? code]);
  if (await createCoupons(within).find(code)) return;
  throw new InvalidFieldsError({ coupon_code: { id: 'coupon_invalid' } });
}
