import type { Site } from '@campavia/i18n/sites';

import type { AppContext } from '../../../core/app-context';
import { siteOfReader } from '../../../core/emails/site-of-reader';
import { HttpError } from '../../../core/http-errors';
import { createBookingPages } from '../queries/booking-pages';
import type { Reader } from '../queries/visible-bookings';
import { calendarText } from '../../../core/icalendar/icalendar-format';
import { hashOfSecret } from './trip-calendar-links';
import { createTripCalendarsStore } from './trip-calendars.store';
import { tripEvent } from './trip-event';

const PRODUCT_ID = '-//Campavia//Trips//EN';

/** Bookings as calendar files for their guests and owners. */
export function createTripCalendars({ database, clock, settings: { siteUrl } }: AppContext) {
  const pages = createBookingPages({ database, clock });
  const store = createTripCalendarsStore(database);

  /** A booking as the calendar file of its guest or owner. @throws HttpError 404 booking_not_found */
  async function ofBooking(reader: Reader, id: number | string, site: Site): Promise<string> {
    const visible = await pages.one(reader, id);
    const changes = await store.changesOf(visible.details.id);
    return calendarText(PRODUCT_ID, tripEvent(visible, { site, siteUrl, changes, at: clock.now() }));
  }

  /** The same by the link of an e-mail. @throws HttpError 404 booking_not_found */
  async function byLink(secret: string): Promise<string> {
    const reader = await store.readerBy(hashOfSecret(secret));
    if (!reader) throw new HttpError(404, 'booking_not_found');
    const { side: role, user_id: userId, booking_id } = reader;
    return ofBooking({ role, userId }, booking_id, siteOfReader(reader));
  }

  return { ofBooking, byLink };
}

export type TripCalendars = ReturnType<typeof createTripCalendars>;
