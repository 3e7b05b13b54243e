import type { BookingPayments } from '@campavia/contracts';
import { formatDecimal } from '@campavia/domain';

import { nowOf, type BookingRow } from '../bookings/booking-process.service';
import { createHoldsStore } from './holds.store';
import { isToPay } from './payment-checks';
import type { PaymentNeeds } from './payment-needs';
import { toMeans, toPaymentRow } from './payments.mapper';
import { chosenOf, createPaymentsStore, type Payment } from './payments.store';
import type { Prepared, Preparation } from './prepare-payment';

interface Needs extends PaymentNeeds {
  preparation: Preparation;
}

/** How the money of a trip stands, as its guest sees it. */
export function createPaymentPicture({ database, clock, preparation }: Needs) {
  async function picture(booking: BookingRow, debt: Prepared): Promise<BookingPayments> {
    const rows = await createPaymentsStore(database).ofBooking(booking.id);
    const chosen = chosenOf(rows, debt);
    const open = debt.request || isToPay(booking, nowOf(clock)) ? debt : { ...debt, due: 0, credits: 0 };
    const offers = open.due > 0 ? preparation.offersFor(debt, chosen?.use_credits ? 'use' : 'keep') : [];
    const currency = booking.currency_used;
    return {
      ...sumsOf(open),
      payments: rows.map(toPaymentRow),
      means: offers.map((offer) => toMeans(offer, { currency, chosen: chosen?.type })),
      rental_credits: creditsOf(open, chosen),
      ...(await holdOf(booking, debt.request?.id)),
    };
  }

  async function holdOf({ id: bookingId }: BookingRow, requestId: number | undefined) {
    const now = clock.now();
    const until = await createHoldsStore(database).endOf({ bookingId, requestId }, now);
    return { hold_until: until?.toISOString() ?? null, read_at: now.toISOString() };
  }

  return picture;
}

function sumsOf({ booking, due }: Prepared) {
  const { id, price, paid, refunded, currency_used } = booking;
  return {
    booking: id,
    currency_used,
    price: price === null ? null : formatDecimal(price),
    paid: formatDecimal(paid),
    refunded: formatDecimal(refunded),
    to_pay: formatDecimal(due),
  };
}

function creditsOf({ available, credits, booking }: Prepared, chosen: Payment | undefined) {
  return {
    available: formatDecimal(available),
    usable: formatDecimal(credits),
    usable_currency: booking.currency_used,
    is_used: chosen?.use_credits ?? false,
  };
}
