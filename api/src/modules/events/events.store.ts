import { sql } from 'kysely';

import type { Database } from '../../database/connect';
import type { EventRow } from './events.mapper';

/** Writes analytics events. */
export function createEventsStore(database: Database) {
  /** Writes many events in one statement. */
  async function add(rows: readonly EventRow[]): Promise<void> {
    await sql`insert into analytics_event (event_type, path, created_at, received_at, properties, user_properties)
      select event_type, path, created_at, received_at, properties, user_properties
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event(event_type text, path text,
        created_at timestamptz, received_at timestamptz, properties jsonb, user_properties jsonb)`.execute(
      database,
    );
  }

  return { add };
}
