import type { GuestBooking } from '@campavia/contracts';

import type { TripStanding } from './trip-standing';
import { lastDayOfSecondHalf } from './trip-terms';

/** What a trip waits for that has to be paid now. */
export interface DueNow {
  bookingId: number;
  camperId: number;
  isInstant: boolean;
  amount: string;
  currency: string;
  payBy?: string;
  lastDay?: string;
  timeZone: string;
  /** A payment of it was begun and has not ended. */
  isBeingPaid: boolean;
}

const WAITS: readonly TripStanding[] = ['instantUnpaid', 'accepted', 'halfFailed'];

/** What is to be paid for a trip now; undefined for one that waits for no money. */
export function dueNowOf(standing: TripStanding, trip: GuestBooking): DueNow | undefined {
  if (!WAITS.includes(standing)) return undefined;
  const { id, camper, is_instant, price, price_currency, pay_by, second_payment, time_zone } = trip;
  const ids = { bookingId: id, camperId: camper.id, isInstant: is_instant };
  const known = { ...ids, timeZone: time_zone, isBeingPaid: trip.is_being_paid };
  if (standing === 'halfFailed' && second_payment) {
    const { amount, amount_currency: currency } = second_payment;
    return { ...known, amount, currency, lastDay: lastDayOfSecondHalf(trip) };
  }
  return { ...known, amount: price, currency: price_currency, ...(pay_by && { payBy: pay_by }) };
}
