import type { BookingMove } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import type { Notifications } from '../../providers/notifications/notifications';
import { bookingEmail } from './booking-email';
import { tellsPrice, TO_PAY } from './booking-email-price';
import type { BookingRow } from './booking-facts';
import { createBookingPeopleStore, type MetPeople } from './booking-people.store';
import { postingsOf, type Posting } from './booking-postings';
import { newCalendarPath } from './calendar/trip-calendar-links';
import type { ToldLine, ToldTrip } from './told-trip';

interface Needs extends Pick<AppContext, 'settings'> {
  notifications: Notifications;
  /** What the price of a booking is made of, agreed or as of today; undefined where it has none any more. */
  linesOf: (within: Database, booking: BookingRow) => Promise<readonly ToldLine[] | undefined>;
}

/** Tells both sides of a booking what happened to it, each in their language, with the transaction of the change. */
export function createBookingLetters({ settings: { siteUrl }, notifications, linesOf }: Needs) {
  /** Writes to everybody whom a move concerns; answers the booking as they read it. */
  async function tellOfMove(within: Database, before: BookingRow, move: BookingMove): Promise<BookingRow> {
    const { booking, people } = await createBookingPeopleStore(within).meet(before.id);
    await write(within, { booking, people }, postingsOf(before, move));
    return booking;
  }

  async function send(within: Database, booking: BookingRow, postings: readonly Posting[]): Promise<void> {
    if (postings.length === 0) return;
    const { people } = await createBookingPeopleStore(within).meet(booking.id);
    await write(within, { booking, people }, postings);
  }

  async function write(within: Database, met: MetPeople, postings: readonly Posting[]): Promise<void> {
    for (const posting of postings) {
      const { is_gone, email: recipient } = met.people[posting.to];
      if (is_gone) continue;
      const trip = await priced(within, met, posting);
      // Who is asked to pay has to read how much.
      if (trip.booking.price === null && TO_PAY.includes(posting.letter)) continue;
      const calendar = await calendarAddress(within, met.booking, posting);
      const email = bookingEmail(trip, posting, { siteUrl, calendar });
      await notifications.mail({ recipient, ...email }, within);
    }
  }

  // Until a trip is paid at once its price is made anew at each reading.
  async function priced(
    within: Database,
    { booking, people }: MetPeople,
    posting: Posting,
  ): Promise<ToldTrip> {
    if (!tellsPrice(posting)) return { booking, people };
    const lines = await linesOf(within, booking);
    const price = booking.price ?? lines?.reduce((sum, { amount }) => sum + amount, 0) ?? null;
    return { booking: { ...booking, price }, people, lines };
  }

  // A trip that is certain can be put into a calendar from where the letter is read.
  async function calendarAddress(
    within: Database,
    { id }: BookingRow,
    { to, letter }: Posting,
  ): Promise<string | undefined> {
    if (letter !== 'confirmed' && letter !== 'confirmed_owner') return undefined;
    return `${siteUrl}${await newCalendarPath(within, id, to)}`;
  }

  return { tellOfMove, send };
}

export type BookingLetters = ReturnType<typeof createBookingLetters>;
