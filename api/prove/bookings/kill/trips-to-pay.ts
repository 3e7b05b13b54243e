import { addDays, plainDate } from '@campavia/domain';

import { aBooking, storeBooking } from '../../../test/bookings';
import type { Database } from '../../../src/database/connect';
import type { Participants } from '../participants';

/** An unpaid accepted trip, with access tokens of its guest and owner. */
export interface TripToPay {
  id: number;
  token: string;
  ownerToken: string;
}

/** Length of a trip before it is extended, in days. */
export const TRIP_DAYS = 3;
// Leaves one free day between two trips, so that the earlier one can be extended.
const SPACING_DAYS = TRIP_DAYS + 1;

const FIRST = plainDate('2027-05-10');
const LINES = [
  { code: 'price_gross', amount: 70_000, share: 'owner' },
  { code: 'price_fees', amount: 10_500, share: 'fees' },
  { code: 'price_insurance', amount: 19_501, share: 'insurance' },
] as const;
const PRICE = LINES.reduce((sum, { amount }) => sum + amount, 0);

/** Creates accepted trips: each guest has one camper, with consecutive trips. */
export async function makeTripsToPay(
  database: Database,
  participants: Participants,
  count: number,
): Promise<TripToPay[]> {
  const trips: TripToPay[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const camper = participants.campers[nth % participants.campers.length];
    const guest = participants.guests[nth % participants.campers.length];
    const owner = participants.owners.find(({ id }) => id === camper?.ownerId);
    if (!camper || !guest || !owner) throw new RangeError('There must be a guest for each camper');
    const date_from = addDays(FIRST, SPACING_DAYS * Math.floor(nth / participants.campers.length));
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
