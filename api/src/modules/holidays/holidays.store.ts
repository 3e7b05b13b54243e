import { sql } from 'kysely';

import type { DayRange, PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** A current or future holiday with the days it closes. */
export interface HolidayRow {
  id: number;
  date_from: PlainDate;
  date_to: PlainDate;
  campers: number;
  trips: number;
}

const CONFIRMED = ['TO_COME_NOT_PAID', 'TO_COME', 'ONGOING'];

/** Reads and writes days on which owners close all their campers. */
export function createHolidaysStore(database: Database) {
  async function find(ownerId: number, today: PlainDate): Promise<HolidayRow | undefined> {
    const { rows } = await sql<HolidayRow>`
      select h.id, h.date_from, h.date_to,
        (select count(distinct camper_id)::integer from calendar_block where holiday_id = h.id) as campers,
        (select count(*)::integer from booking b where b.owner_id = h.owner_id and b.state = any(${CONFIRMED})
          and b.date_from <= h.date_to and b.date_to >= greatest(h.date_from, ${today}::date)) as trips
      from holiday h
      where h.owner_id = ${ownerId} and h.ended_at is null and h.date_to >= ${today}`.execute(database);
    return rows[0];
  }

  /** Prevents an owner from creating two holidays concurrently. */
  async function lockOwner(ownerId: number): Promise<void> {
    await database.selectFrom('app_user').select('id').where('id', '=', ownerId).forUpdate().execute();
  }

  /** Ends current and future holidays and reopens their remaining days. */
  async function end(ownerId: number, { now, today }: { now: Date; today: PlainDate }): Promise<void> {
    await sql`delete from calendar_block b using holiday h
      where h.id = b.holiday_id and h.owner_id = ${ownerId} and upper(b.during) > ${today}::date`.execute(
      database,
    );
    await sql`update holiday set ended_at = ${now} where owner_id = ${ownerId} and ended_at is null`.execute(
      database,
    );
  }

  /**
   * Closes the free days of all campers. Days that are only held are closed as well, because they become free if the
   * guest does not pay.
   */
  async function start(ownerId: number, { from, to }: DayRange, now: Date): Promise<void> {
    await sql`
      with made as (
        insert into holiday (owner_id, date_from, date_to, created_at)
        values (${ownerId}, ${from}, ${to}, ${now}) returning id)
      insert into calendar_block (camper_id, during, kind, reason, holiday_id)
      select c.id, free.during, 'owner', 'PERSONAL_USE', made.id
      from made, camper c, lateral unnest(
        datemultirange(daterange(${from}::date, ${to}::date, '[]')) - coalesce((
          select range_agg(b.during) from calendar_block b
          where b.camper_id = c.id and b.kind <> 'hold'
            and b.during && daterange(${from}::date, ${to}::date, '[]')), '{}'::datemultirange)) free(during)
      where c.owner_id = ${ownerId} and c.status not in ('deleted_owner', 'deleted')
      order by c.id`.execute(database);
  }

  return { find, lockOwner, end, start };
}
