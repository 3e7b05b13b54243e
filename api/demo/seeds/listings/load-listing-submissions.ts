import type pg from 'pg';

import type { PlainDate } from '@campavia/domain';

import { loadOnce } from '../load-once';

/** Submits, once, every listing that waits for moderation: the oldest two days ago. Returns their number. */
export function loadListingSubmissions(pool: pg.Pool, today: PlainDate): Promise<number | undefined> {
  return loadOnce(pool, 'listing submissions', `first, sent until ${today}`, async (client) => {
    const { rowCount } = await client.query(SUBMISSIONS, [today]);
    return rowCount ?? 0;
  });
}

const SUBMISSIONS = `insert into listing_submission (camper_id, sent_by, sent_at, state_before)
  select c.id, c.owner_id, $1::date::timestamptz - make_interval(hours => c.id % 48), 'created'
  from camper c where c.status = 'to_moderate'
    and not exists (select from listing_submission s where s.camper_id = c.id and s.decision is null)`;
