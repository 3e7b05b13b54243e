import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type { BookingProcess, BookingRow } from '../bookings/booking-process.service';

/** Who does something to a trip. */
export interface Side {
  role: 'guest' | 'owner';
  userId: number;
}

interface Needs extends Pick<AppContext, 'database'> {
  process: Pick<BookingProcess, 'findOwn' | 'lock'>;
}

/** Does something to a trip with nobody else changing it. @throws HttpError 404 booking_not_found for any not theirs */
export function createTripLock({ database, process }: Needs) {
  return async <Gain>(
    { role, userId }: Side,
    id: string,
    work: (transaction: Database, booking: BookingRow) => Promise<Gain>,
  ): Promise<Gain> => {
    const own = await process.findOwn(role, userId, id);
    return withRetry(database, async (transaction) =>
      work(transaction, await process.lock(transaction, own.id)),
    );
  };
}

export type TripLock = ReturnType<typeof createTripLock>;
