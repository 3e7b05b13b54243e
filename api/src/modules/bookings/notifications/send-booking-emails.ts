import type { BookingTransition } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import type { Database } from '../../../database/connect';
import type { Notifications } from '../../../providers/notifications/notifications';
import { createCalendarPath } from '../calendar/trip-calendar-links';
import type { BookingRow } from '../process/booking-facts';
import { bookingEmail } from './booking-email';
import { showsPrice, TO_PAY } from './booking-email-price';
import { listNotifications, type BookingNotification } from './booking-notifications';
import { createBookingPartiesStore, type BookingWithParties } from './booking-parties.store';
import type { SummaryLine, TripSummary } from './trip-summary';

interface Needs extends Pick<AppContext, 'settings'> {
  notifications: Pick<Notifications, 'mail'>;
  /** The lines of a booking's price, agreed or as of today; undefined if there is no price. */
  linesOf: (transaction: Database, booking: BookingRow) => Promise<readonly SummaryLine[] | undefined>;
}

/** Queues e-mails to guest and owner about their booking, in the language of each, in the transaction of the change. */
export function createBookingEmails({ settings: { siteUrl }, notifications: { mail }, linesOf }: Needs) {
  /** Sends the e-mails of a transition; returns the booking as it is after the transition. */
  async function sendForTransition(
    transaction: Database,
    before: BookingRow,
    transition: BookingTransition,
  ): Promise<BookingRow> {
    const found = await createBookingPartiesStore(transaction).find(before.id);
    await sendAll(transaction, found, listNotifications(before, transition));
    return found.booking;
  }

  /** E-mails about a booking that may differ from the stored one, for example with other dates. */
  async function send(
    transaction: Database,
    booking: BookingRow,
    notifications: readonly BookingNotification[],
  ): Promise<void> {
    if (notifications.length === 0) return;
    const { people } = await createBookingPartiesStore(transaction).find(booking.id);
    await sendAll(transaction, { booking, people }, notifications);
  }

  async function sendAll(
    transaction: Database,
    found: BookingWithParties,
    notifications: readonly BookingNotification[],
  ): Promise<void> {
    for (const notification of notifications) {
      const { is_gone, email: recipient } = found.people[notification.to];
      if (is_gone) continue;
      const trip = await summarise(transaction, found, notification);
      // An e-mail that asks for a payment must contain the amount.
      if (trip.booking.price === null && TO_PAY.includes(notification.template)) continue;
      const calendar = await calendarAddress(transaction, found.booking, notification);
      await mail({ recipient, ...bookingEmail(trip, notification, { siteUrl, calendar }) }, transaction);
    }
  }

  // Until it is paid, the price of an instant booking is recalculated each time.
  async function summarise(
    transaction: Database,
    { booking, people }: BookingWithParties,
    notification: BookingNotification,
  ): Promise<TripSummary> {
    if (!showsPrice(notification)) return { booking, people };
    const lines = await linesOf(transaction, booking);
    const price = booking.price ?? lines?.reduce((sum, { amount }) => sum + amount, 0) ?? null;
    return { booking: { ...booking, price }, people, lines };
  }

  // Only confirmed trips get a calendar link.
  async function calendarAddress(
    transaction: Database,
    { id }: BookingRow,
    { to, template }: BookingNotification,
  ): Promise<string | undefined> {
    if (template !== 'confirmed' && template !== 'confirmed_owner') return undefined;
    return `${siteUrl}${await createCalendarPath(transaction, id, to)}`;
  }

  return { sendForTransition, send };
}

export type BookingEmails = ReturnType<typeof createBookingEmails>;
