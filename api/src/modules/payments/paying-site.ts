import { SITES } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';

/**
 * The site on which a trip is paid: the one that its guest reads by now, which need not be the one where it was begun.
 * Means, the bank's page and the way back from it are those of that site.
 *
 * @param language an Accept-Language header; what names no site leaves the trip where it is
 */
export function payingSiteOf({ locale }: Pick<BookingRow, 'locale'>, language: string | undefined): string {
  const tag = language?.split(/[,;]/)[0]?.trim().toLowerCase();
  const named = SITES.filter(({ isoTag }) => isoTag.toLowerCase() === tag);
  // Sites may share a tag: then the trip is on the right one already.
  const isThere = named.length === 0 || named.some((site) => site.locale === locale);
  return isThere ? locale : (named[0]?.locale ?? locale);
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
