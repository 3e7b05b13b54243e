import { addDays } from '@campavia/domain';

import { copyDatabase, TEST_TODAY } from '../../../test/scratch-databases';
import { createPool } from '../../../src/database/connect';
import { loadListingViews } from './load-listing-views';

test("creates, once, views of the demo users' campers for every day up to yesterday", async () => {
  const { url, drop } = await copyDatabase(
    process.env.CAMPAVIA_TEST_TEMPLATE ?? '',
    `campavia_views_${process.pid}`,
  );
  const pool = createPool(url, { max: 1 });
  const count = await loadListingViews(pool, TEST_TODAY);
  expect(count).toBeGreaterThan(500);
  expect(await loadListingViews(pool, TEST_TODAY)).toBeUndefined();
  const { rows } = await pool.query(`select count(*)::int as days, count(distinct camper_id)::int as campers,
      max(day)::text as last, bool_and(visits < prints) as is_plausible from camper_mark`);
  expect(rows[0]).toMatchObject({ days: count, last: addDays(TEST_TODAY, -1), is_plausible: true });
  expect(rows[0].campers).toBeGreaterThan(5);
  await pool.end();
  await drop();
});
