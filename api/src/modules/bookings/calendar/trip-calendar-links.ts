import { createHash, randomBytes } from 'node:crypto';

import type { Database } from '../../../database/connect';
import { createTripCalendarsStore } from './trip-calendars.store';

const SECRET_BYTES = 24;

/** Hash of a link's secret, as stored. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Creates the path of a booking's calendar file that works without signing in; it replaces an earlier one. */
export async function createCalendarPath(
  within: Database,
  bookingId: number,
  side: 'guest' | 'owner',
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const link = { booking_id: bookingId, side, secret_hash: hashOfSecret(secret) };
  await createTripCalendarsStore(within).storeLink(link);
  return `/media/calendars/${secret}.ics`;
}
