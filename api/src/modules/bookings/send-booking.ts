import type { GuestBooking, ValidateBooking } from '@campavia/contracts';
import {
  effectiveFactsAt,
  findTransition,
  formatDecimal,
  parseDecimal,
  type Minor,
  type TransitionName,
} from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { createFieldReader } from '../../core/field-reader';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { BookingPrices } from '../booking-prices/booking-prices.service';
import { factsOf, nowOf, type BookingRow } from './process/booking-facts';
import type { BookingProcess } from './booking-process.service';
import type { BookingChanges } from './bookings.store';
import { requireFewOpenRequests, type BookingGuest } from './create-booking';
import type { GuestQueries } from './guest-bookings.service';
import { readText } from './read-trip';
import { requireSendable } from './require-insurable';
import { TripRefusedError } from './trip-refusal';

interface Needs extends Pick<AppContext, 'clock'> {
  process: BookingProcess;
  prices: Pick<BookingPrices, 'guestPrice' | 'offer' | 'requireCover'>;
  queries: GuestQueries;
}

/** Sends a draft of a guest: to the owner, or straight to payment where no answer is needed. */
export function createBookingSender({ clock, process, prices, queries }: Needs) {
  /**
   * Sends a draft as a request.
   * @throws HttpError 404; 405 booking_in_wrong_state, too_many_open_requests, INSURANCE_CONDITIONS_NOT_MET
   * @throws HttpError 409 price_changed when the guest saw another price
   * @throws HttpError 503 RENTAL_COVER_SERVICE_UNAVAILABLE when it is chosen and unavailable
   * @throws InvalidFieldsError when purpose or message is missing, or no insurance covers the driver
   * @throws StayRefused when the trip is no longer available
   */
  async function send(id: string, form: ValidateBooking, guest: BookingGuest): Promise<GuestBooking> {
    const booking = await process.findOwn('guest', guest.userId, id);
    const now = nowOf(clock);
    const { state } = effectiveFactsAt(factsOf(booking), now);
    if (state !== 'ABANDONED') throw new HttpError(405, 'booking_in_wrong_state');
    const entered = readForm(form, booking);
    const name: TransitionName = booking.is_instant ? 'send_instant' : 'send_request';
    if (!findTransition(name, 'guest', factsOf(booking), now)) await refuseLate(booking);
    await prices.requireCover(booking);
    const requested = { bookingId: booking.id, name, actor: 'guest', actorId: guest.userId } as const;
    await process.transition(requested, async (transaction, locked) => ({
      ...entered,
      ...(await agreePrice(transaction, locked, form)),
    }));
    return queries.guestBooking(guest.userId, booking.id);
  }

  // Other reasons to refuse the trip take precedence over the passed deadline.
  async function refuseLate({ guest_id, id }: BookingRow): Promise<never> {
    const answer = await prices.guestPrice(guest_id, String(id));
    throw new TripRefusedError('refusal' in answer ? answer.refusal : { code: '107' });
  }

  // The price of a request is agreed now; that of an instant booking with the payment.
  async function agreePrice(
    transaction: Database,
    booking: BookingRow,
    form: Pick<ValidateBooking, 'price'>,
  ): Promise<BookingChanges> {
    const offer = await prices.offer(transaction, booking.id);
    if ('refusal' in offer) throw new TripRefusedError(offer.refusal);
    requireShownPrice(form, offer.price);
    await requireFewOpenRequests(transaction, booking, clock.now());
    await requireSendable(transaction, booking);
    return booking.is_instant ? {} : offer.agree();
  }

  return { send };
}

export type BookingSender = ReturnType<typeof createBookingSender>;

// The choices may have changed in another window, or the camper's price may have changed.
function requireShownPrice({ price: shown }: Pick<ValidateBooking, 'price'>, price: Minor): void {
  if (shown === undefined || parseDecimal(shown) === price) return;
  throw new HttpError(409, 'price_changed', { price: formatDecimal(price) });
}

// A message is required if the owner has to answer.
function readForm(form: ValidateBooking, booking: BookingRow) {
  const fields = createFieldReader();
  const purpose = form.purpose ?? booking.purpose;
  const message = readText(form.message) ?? booking.message;
  if (!purpose) fields.refuse('purpose', 'field_required');
  if (!message && !booking.is_instant) fields.refuse('message', 'trip_needs_message');
  fields.settle();
  return { purpose, message };
}
