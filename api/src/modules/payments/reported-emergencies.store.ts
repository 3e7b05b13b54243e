import type { Database } from '../../database/connect';

/** Reads when guests reported emergencies. */
export function createReportedEmergenciesStore(database: Database) {
  async function at(bookingId: number): Promise<Date | undefined> {
    const row = await database
      .selectFrom('booking_change')
      .select('at')
      .where('booking_id', '=', bookingId)
      .where('move', '=', 'report_emergency')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return row?.at;
  }

  return { at };
}
