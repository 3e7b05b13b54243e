import { sql } from 'kysely';

import type { Database } from '../../../database/connect';

/** Reads and writes the owners' response rates, in per cent. */
export function createAnswerRatesStore(database: Database) {
  /**
   * Updates the rate in an owner's profile, from the answers since a date. Requests that are waiting or were cancelled
   * by their guest do not count.
   */
  async function updateRate(ownerId: number, since: Date): Promise<void> {
    await sql`update app_user set answer_rate_as_owner = answered.rate from (
        select round(100.0 * count(*) filter (where change.move in ('accept', 'refuse')) / count(*)) as rate
        from booking join booking_change change on change.booking_id = booking.id
        where booking.owner_id = ${ownerId} and change.at >= ${since}
          and change.from_state = 'VALIDATED' and change.move in ('accept', 'refuse', 'no_answer')
        having count(*) > 0) answered
      where id = ${ownerId} and answer_rate_as_owner is distinct from answered.rate`.execute(database);
  }

  /** Owners who answered, or missed the deadline, since a date. */
  async function answeredSince(since: Date): Promise<number[]> {
    const { rows } = await sql<{ owner_id: number }>`select distinct booking.owner_id
      from booking_change change join booking on booking.id = change.booking_id
      where change.at >= ${since} and change.from_state = 'VALIDATED'
        and change.move in ('accept', 'refuse', 'no_answer')`.execute(database);
    return rows.map(({ owner_id }) => owner_id);
  }

  return { updateRate, answeredSince };
}
