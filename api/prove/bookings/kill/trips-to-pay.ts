import { addDays, plainDate } from '@campavia/domain';

import { aBooking, storeBooking } from '../../../test/bookings';
import type { Database } from '../../../src/database/connect';
import type { Cast } from '../cast';

/** A trip that its guest can pay, and with which tokens its guest and its owner are signed in. */
export interface TripToPay {
  id: number;
  token: string;
  ownerToken: string;
}

/** How many days a trip has until it grows. */
export const TRIP_DAYS = 3;
// A day between two trips may be added to the one before it.
const EVERY = TRIP_DAYS + 1;

const FIRST = plainDate('2027-05-10');
const LINES = [
  { code: 'price_gross', amount: 70_000, share: 'owner' },
  { code: 'price_fees', amount: 10_500, share: 'fees' },
  { code: 'price_insurance', amount: 19_501, share: 'insurance' },
] as const;
const PRICE = LINES.reduce((sum, { amount }) => sum + amount, 0);

/** Accepted trips, each guest's with one camper and one after the other. */
export async function makeTripsToPay(database: Database, cast: Cast, count: number): Promise<TripToPay[]> {
  const trips: TripToPay[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const camper = cast.campers[nth % cast.campers.length];
    const guest = cast.guests[nth % cast.campers.length];
    const owner = cast.owners.find(({ id }) => id === camper?.ownerId);
    if (!camper || !guest || !owner) throw new RangeError('There must be a guest for each camper');
    const date_from = addDays(FIRST, EVERY * Math.floor(nth / cast.campers.length));
    const who = { guestId: guest.id, ownerId: camper.ownerId, camperId: camper.id };
    const agreed = { price: PRICE, earnings: 70_000, date_to: addDays(date_from, TRIP_DAYS - 1) };
    const { id } = await storeBooking(database, aBooking(who, { state: 'ACCEPTED', date_from, ...agreed }));
    await database
      .insertInto('booking_line')
      .values(
        LINES.map((line, position) => ({
          ...line,
          position,
          amount_owner: line.amount,
          booking_id: id,
          parts: '[]',
          request_id: null,
        })),
      )
      .execute();
    trips.push({ id, token: guest.token, ownerToken: owner.token });
  }
  return trips;
}
