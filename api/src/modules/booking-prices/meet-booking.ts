import { isUpdatable } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { createBookingPricesStore, type MetBooking, type Side } from './booking-prices.store';

interface Where {
  database: Database;
  clock: Clock;
}

const LARGEST_ID = 2_147_483_647;

/** A booking for one of its two sides. @throws HttpError 404 booking_not_found */
export async function meetBooking(side: Side, id: string, { database, clock }: Where): Promise<MetBooking> {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  const isNumber = number > 0 && number <= LARGEST_ID;
  const now = { ms: clock.now().getTime(), today: clock.today() };
  const booking = isNumber ? await createBookingPricesStore(database).findFor(side, number, now) : undefined;
  if (!booking) throw new HttpError(404, 'booking_not_found');
  return booking;
}

/** A booking in which its guest may still choose. @throws HttpError 404 booking_not_found, 405 booking_in_wrong_state */
export async function meetOpen(userId: number, id: string, where: Where): Promise<MetBooking> {
  const booking = await meetBooking({ role: 'guest', userId }, id, where);
  if (!isOpen(booking)) throw new HttpError(405, 'booking_in_wrong_state');
  return booking;
}

/** Whether its guest may still choose. */
export function isOpen({ seen_state: state, is_instant: isInstant }: MetBooking): boolean {
  return isUpdatable({ state, isInstant });
}
