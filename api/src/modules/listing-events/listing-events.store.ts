import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** What one camper was seen, of one batch. */
export interface CamperEventCounts {
  camper: number;
  prints: number;
  visits: number;
}

/** Keeps how often campers are seen. */
export function createListingEventsStore(database: Database) {
  /** Adds marks of campers that are on offer and not the viewer's own; answers of how many campers. */
  async function add(
    marks: readonly CamperEventCounts[],
    { day, viewerId }: { day: PlainDate; viewerId: number | null },
  ): Promise<number> {
    const column = (name: keyof CamperEventCounts) => marks.map((mark) => mark[name]);
    // In one order, so that two batches never wait for each other.
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
