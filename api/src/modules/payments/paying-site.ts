import { sitesOfTag } from '@campavia/i18n/server';

import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';

/**
 * The site on which a trip is paid: the one that its guest reads by now, which need not be the one where it was begun.
 * Means, the bank's page and the way back from it are those of that site.
 *
 * @param language an Accept-Language header; what names no site leaves the trip where it is
 */
export function payingSiteOf({ locale }: Pick<BookingRow, 'locale'>, language: string | undefined): string {
  const named = sitesOfTag(language);
  // Of sites that share a tag the trip may be on the right one already.
  const site = named.find((each) => each.locale === locale) ?? named[0];
  return site?.locale ?? locale;
}

/** Moves a trip to the site on which it is paid, with its row locked. */
export async function moveToSite(
  transaction: Database,
  booking: BookingRow,
  language: string | undefined,
): Promise<BookingRow> {
  const locale = payingSiteOf(booking, language);
  if (locale === booking.locale) return booking;
  await transaction.updateTable('booking').set({ locale }).where('id', '=', booking.id).execute();
  return { ...booking, locale };
}
