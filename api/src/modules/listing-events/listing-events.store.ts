import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** Impressions (`prints`) and views (`visits`) of one camper in one batch. */
export interface CamperEventCounts {
  camper: number;
  prints: number;
  visits: number;
}

/** Stores daily impressions and views of campers. */
export function createListingEventsStore(database: Database) {
  /** Adds events of published campers that are not the viewer's own; returns the number of campers counted. */
  async function add(
    events: readonly CamperEventCounts[],
    { day, viewerId }: { day: PlainDate; viewerId: number | null },
  ): Promise<number> {
    const column = (name: keyof CamperEventCounts) => events.map((event) => event[name]);
    // Rows are locked in a fixed order, so that two batches cannot deadlock.
    const { numAffectedRows = 0n } = await sql`
      insert into camper_mark (camper_id, day, prints, visits)
      select camper.id, ${day}, seen.prints, seen.visits
      from unnest(${column('camper')}::integer[], ${column('prints')}::integer[], ${column('visits')}::integer[])
        seen(id, prints, visits)
      join camper on camper.id = seen.id
      where camper.status in ('published', 'bookable') and camper.owner_id is distinct from ${viewerId}::integer
      order by camper.id
      on conflict (camper_id, day) do update set prints = camper_mark.prints + excluded.prints,
        visits = camper_mark.visits + excluded.visits`.execute(database);
    return Number(numAffectedRows);
  }

  return { add };
}
