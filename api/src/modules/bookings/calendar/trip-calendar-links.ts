import { createHash, randomBytes } from 'node:crypto';

import type { Database } from '../../../database/connect';
import { createTripCalendarsStore } from './trip-calendars.store';

const SECRET_BYTES = 24;

/** What is kept of the secret of a link: enough to know it again, not enough to use it. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A new path by which one side of a booking has it in their calendar without signing in; an older one ends. */
export async function newCalendarPath(
  within: Database,
  bookingId: number,
  side: 'guest' | 'owner',
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const link = { booking_id: bookingId, side, secret_hash: hashOfSecret(secret) };
  await createTripCalendarsStore(within).keepLink(link);
  return `/media/calendars/${secret}.ics`;
}
