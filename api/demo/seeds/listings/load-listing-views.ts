import type pg from 'pg';

import { addDays, type PlainDate } from '@campavia/domain';

import { DEMO_USERS } from '../campers/users/demo-users';
import { loadOnce } from '../load-once';
import { DRAW } from './draw-sql';

/** Number of days that views cover. */
const DAYS = 500;

/**
 * Creates, once, daily view counts for the campers of demo users: higher in spring, summer and at week-ends. Returns
 * the number of rows, undefined when it was done already.
 */
export function loadListingViews(pool: pg.Pool, today: PlainDate): Promise<number | undefined> {
  return loadOnce(pool, 'listing views', `first, seen from ${today}`, async (client) => {
    await client.query(DRAW);
    const emails = DEMO_USERS.map(({ email }) => email);
    const { rowCount } = await client.query(VIEWS, [emails, addDays(today, -DAYS), addDays(today, -1)]);
    return rowCount ?? 0;
  });
}

const VIEWS = `insert into camper_mark (camper_id, day, prints, visits)
  select camper_id, day, prints, round(prints * (4 + pg_temp.draw(camper_id, 'visits ' || day, 5)) / 100.0)
  from (
    select c.id as camper_id, day::date,
      (array[60, 70, 95, 115, 135, 165, 200, 190, 130, 85, 50, 55])[extract(month from day)::integer]
        * (case when extract(isodow from day) >= 6 then 13 else 10 end)
        * (70 + pg_temp.draw(c.id, 'prints ' || day::date, 60)) / 1000 as prints
    from camper c join app_user u on u.id = c.owner_id,
      generate_series($2::date, $3::date, interval '1 day') day
    where u.email = any($1) and c.status in ('published', 'bookable', 'unpublished_owner')
  ) seen
  on conflict (camper_id, day) do nothing`;
