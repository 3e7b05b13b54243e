import type { APIRequestContext } from '@playwright/test';

import type { ExtensionList, GuestBooking } from '@campavia/contracts';
import { addDays, plainDate, weekdayOf, type PlainDate } from '@campavia/domain';

import { TripMaker } from './trip-maker';

const FIRST_DAY = plainDate('2027-09-06');
const WEEKS = 20;
const TRIES = 6;

/** A booked trip whose camper is free afterwards, and the first day on which the extended trip can end. */
export interface ExtendableTrip {
  booking: GuestBooking;
  newReturn: PlainDate;
}

/** Books trips until one is found that can be a day or some days longer. */
export async function bookExtendableTrip(request: APIRequestContext, email: string): Promise<ExtendableTrip> {
  const maker = await TripMaker.of(request, email);
  const firstWeek = Math.floor(Math.random() * WEEKS);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const from = addDays(FIRST_DAY, 7 * ((firstWeek + tries) % WEEKS));
    const booking = await maker.book('annecy', { from, to: addDays(from, 6) });
    const list = await maker.read<ExtensionList>(`/v4/bookings-guest/${booking.id}/extensions/`);
    const newReturn = findNewReturn(booking, list);
    if (newReturn) return { booking, newReturn };
  }
  throw new Error(`None of ${TRIES} campers is free after a trip`);
}

function findNewReturn({ date_to }: GuestBooking, { rules }: ExtensionList): PlainDate | undefined {
  if (!rules) return undefined;
  for (let day = addDays(plainDate(date_to), 1); day <= rules.latest; day = addDays(day, 1)) {
    const isClosed = rules.closed_weekdays.includes(weekdayOf(day)) || rules.closed_dates.includes(day);
    if (!isClosed) return day;
  }
  return undefined;
}
