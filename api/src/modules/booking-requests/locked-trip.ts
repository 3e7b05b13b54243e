import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { inTransaction, type BookingProcess, type BookingRow } from '../bookings/booking-process.service';

/** Who does something to a trip. */
export interface Side {
  role: 'guest' | 'owner';
  userId: number;
}

interface Needs extends Pick<AppContext, 'database'> {
  process: Pick<BookingProcess, 'findOwn' | 'lock'>;
}

/** Does something to a trip with nobody else changing it. @throws HttpError 404 booking_not_found for any not theirs */
export function createLockedTrips({ database, process }: Needs) {
  return async <Gain>(
    { role, userId }: Side,
    id: string,
    work: (transaction: Database, booking: BookingRow) => Promise<Gain>,
  ): Promise<Gain> => {
    const own = await process.findOwn(role, userId, id);
    return inTransaction(database, async (transaction) =>
      work(transaction, await process.lock(transaction, own.id)),
    );
  };
}

export type LockedTrips = ReturnType<typeof createLockedTrips>;
