import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';

export interface IdRange {
  /** Lower bound of ids, exclusive. */
  after: number;
  upTo: number;
}

export interface CamperPageRow {
  id: number;
  last_modified: PlainDate;
}

export interface CamperPartRow {
  part: number;
  pages: number;
  last_modified: PlainDate;
}

// Last change: publication of the camper, or its newest review or reply.
const changed = sql`greatest(c.published_at::date, reviews.newest)`;
const newestReview = sql`left join lateral (
  select max(greatest(r.published_on, r.replied_on)) as newest from review r where r.camper_id = c.id) reviews on true`;

/** Reads published campers, which are listed in the sitemaps. */
export function createSitemapsStore(database: Database) {
  async function camperParts(size: number): Promise<CamperPartRow[]> {
    const { rows } = await sql<CamperPartRow>`
      select (s.id - 1) / ${size}::integer + 1 as part, count(*)::integer as pages,
        to_char(max(${changed}), 'YYYY-MM-DD') as last_modified
      from camper_search s join camper c on c.id = s.id ${newestReview}
      group by 1 order by 1`.execute(database);
    return rows;
  }

  async function campers({ after, upTo }: IdRange, limit: number): Promise<CamperPageRow[]> {
    const { rows } = await sql<CamperPageRow>`
      select s.id, to_char(${changed}, 'YYYY-MM-DD') as last_modified
      from camper_search s join camper c on c.id = s.id ${newestReview}
      where s.id > ${after} and s.id <= ${upTo} order by s.id limit ${limit}`.execute(database);
    return rows;
  }

  return { camperParts, campers };
}
