import type { Database } from '../../database/connect';

/** Whose days are held: those of a trip, or those beside it that a request asks for. */
interface Holder {
  bookingId: number;
  requestId: number | undefined;
}

/** Reads for how long days wait for whoever pays. */
export function createHoldsStore(database: Database) {
  /** The moment a hold ends; undefined where nothing is held, or the days are given for good. */
  async function endOf({ bookingId, requestId }: Holder, now: Date): Promise<Date | undefined> {
    const block = await database
      .selectFrom('calendar_block')
      .select('expires_at')
      .where('kind', '=', 'hold')
      .where('expires_at', '>', now)
      .$if(requestId === undefined, (query) => query.where('booking_id', '=', bookingId))
      .$if(requestId !== undefined, (query) => query.where('request_id', '=', requestId ?? 0))
      .executeTakeFirst();
    return block?.expires_at ?? undefined;
  }

  return { endOf };
}
