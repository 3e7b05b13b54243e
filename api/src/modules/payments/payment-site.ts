import { sitesOfTag } from '@campavia/i18n/server';

import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';

/**
 * The site on which a trip is paid: the one that its guest uses now, which may differ from the one where the booking
 * began. It decides the payment method, the language of the bank's page and where that page returns to.
 *
 * @param language an Accept-Language header; when it names no site, the trip stays on its own
 */
export function findPaymentSite(
  { locale }: Pick<BookingRow, 'locale'>,
  language: string | undefined,
): string {
  const named = sitesOfTag(language);
  // Several sites share a tag: the trip stays where it is if its own site is one of them.
  const site = named.find((each) => each.locale === locale) ?? named[0];
  return site?.locale ?? locale;
}

/** Moves a locked trip to the site on which it is paid. */
export async function moveToSite(
  transaction: Database,
  booking: BookingRow,
  language: string | undefined,
): Promise<BookingRow> {
  const locale = findPaymentSite(booking, language);
  if (locale === booking.locale) return booking;
  await transaction.updateTable('booking').set({ locale }).where('id', '=', booking.id).execute();
  return { ...booking, locale };
}
