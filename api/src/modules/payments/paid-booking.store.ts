import type { Database } from '../../database/connect';

/** Days are held for a trip, or beside it for an extension that is being paid. */
interface Holder {
  bookingId: number;
  requestId: number | undefined;
}

/** Reads the facts about a booking that payments need: its payer, its hold and its emergency. */
export function createPaidBookingStore(database: Database) {
  /** The guest as the payment provider has to know them. */
  function findPayer(guestId: number) {
    return database
      .selectFrom('app_user')
      .select(['id', 'first_name', 'last_name', 'email', 'language', 'country'])
      .where('id', '=', guestId)
      .executeTakeFirstOrThrow();
  }

  /** When a hold ends; undefined where no days are held, or they are booked for good. */
  async function holdEnd({ bookingId, requestId }: Holder, now: Date): Promise<Date | undefined> {
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

  /** When the guest reported an emergency, if they did. */
  async function emergencyReportedAt(bookingId: number): Promise<Date | undefined> {
    const row = await database
      .selectFrom('booking_change')
      .select('at')
      .where('booking_id', '=', bookingId)
      .where('move', '=', 'report_emergency')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return row?.at;
  }

  return { findPayer, holdEnd, emergencyReportedAt };
}

export type PayerRow = Awaited<ReturnType<ReturnType<typeof createPaidBookingStore>['findPayer']>>;
