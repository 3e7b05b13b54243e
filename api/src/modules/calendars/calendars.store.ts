import { sql } from 'kysely';

import type { DayRange, PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { CamperStatus } from '../../database/schema';

/** Data that determines a camper's availability. */
export interface CalendarRow {
  owner_id: number;
  status: CamperStatus;
  min_days: number;
  closed_weekdays: number;
  closed_dates: PlainDate[];
  min_future: number;
  max_future: number;
  /** As stored: unordered and overlapping. */
  busy: DayRange[];
}

/** Reads calendars. */
export function createCalendarsStore(database: Database) {
  async function find(id: number, now: Date): Promise<CalendarRow | undefined> {
    const { rows } = await sql<CalendarRow>`select c.owner_id, c.status, c.min_days, c.closed_weekdays,
        c.closed_dates, c.min_future, c.max_future,
        (select coalesce(json_agg(json_build_object('from', lower(b.during), 'to', upper(b.during) - 1)), '[]')
          from calendar_block b where b.camper_id = c.id
            and (b.expires_at is null or b.expires_at > ${now})) as busy
      from camper c where c.id = ${id}`.execute(database);
    return rows[0];
  }

  return { find };
}
