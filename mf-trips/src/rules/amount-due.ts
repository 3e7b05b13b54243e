import type { GuestBooking } from '@campavia/contracts';

import type { TripStatus } from './trip-status';
import { lastDayOfSecondInstalment } from './trip-deadlines';

export interface AmountDue {
  bookingId: number;
  camperId: number;
  isInstant: boolean;
  amount: string;
  currency: string;
  payBy?: string;
  lastDay?: string;
  timeZone: string;
  /** A payment was started and is pending. */
  isBeingPaid: boolean;
}

const PAYABLE: readonly TripStatus[] = ['instantUnpaid', 'accepted', 'secondInstalmentFailed'];

/** The amount due for a trip; undefined when no payment is due. */
export function findAmountDue(status: TripStatus, trip: GuestBooking): AmountDue | undefined {
  if (!PAYABLE.includes(status)) return undefined;
  const { id, camper, is_instant, price, price_currency, pay_by, second_payment, time_zone } = trip;
  const ids = { bookingId: id, camperId: camper.id, isInstant: is_instant };
  const known = { ...ids, timeZone: time_zone, isBeingPaid: trip.is_being_paid };
  if (status === 'secondInstalmentFailed' && second_payment) {
    const { amount, amount_currency: currency } = second_payment;
    return { ...known, amount, currency, lastDay: lastDayOfSecondInstalment(trip) };
  }
  return { ...known, amount: price, currency: price_currency, ...(pay_by && { payBy: pay_by }) };
}
