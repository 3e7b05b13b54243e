import { createHash, randomBytes } from 'node:crypto';

import type { Database } from '../../../database/connect';
import { createTripCalendarsStore } from './trip-calendars.store';

const SECRET_BYTES = 24;

/** The hash under which the secret of a link is stored. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Creates the path by which a guest or owner reads a booking as a calendar file without signing in; it replaces an older one. */
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
