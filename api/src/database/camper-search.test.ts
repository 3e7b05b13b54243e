import { sql } from 'kysely';

import { startApplication, type Application } from '../../test/application';

let api: Application;
let id: number;

beforeAll(async () => {
  api = await startApplication();
  const { rows } = await sql<{ id: number }>`select id from camper_search order by id limit 1`.execute(
    api.database,
  );
  id = rows[0]?.id ?? 0;
});
afterAll(() => api.close());

const run = (statement: string) => sql.raw(statement.replaceAll('$id', String(id))).execute(api.database);

/**
 * Rows of the read model that differ from the tables, missing and superfluous ones included. The rating follows from
 * the row itself.
 */
async function differences(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select s.id, to_jsonb(s) - 'special_from' - 'special_to' - 'special_delta' - 'rating' - 'special_dip' - 'floor_rate'
      || jsonb_build_object('first_days', special_from, 'last_days', special_to, 'deltas', special_delta) as row
      from camper_search s) kept
    full join (select id, to_jsonb(camper_search_source) as row from camper_search_source) expected using (id)
    where kept.row is distinct from expected.row`.execute(api.database);
  return rows[0]?.count ?? -1;
}

const isFound = async () => {
  const { rows } = await sql<{ id: number }>`select id from camper_search where id = ${id}`.execute(
    api.database,
  );
  return rows.length === 1;
};

test('begins in step with the tables', async () => {
  expect(await differences()).toBe(0);
});

test.each([
  `insert into calendar_block (camper_id, during, kind) values ($id, '[2030-01-01,2030-01-09]', 'hold')`,
  `update calendar_block set during = '[2030-02-01,2030-02-09]' where camper_id = $id and lower(during) = '2030-01-01'`,
  `update calendar_block set camper_id = $id + 1 where camper_id = $id and lower(during) = '2030-02-01'`,
  `delete from calendar_block where lower(during) = '2030-02-01'`,
  `update season_rate set per_day = 12345 where camper_id = $id and season = 2`,
  `delete from price_period where camper_id = $id`,
  `insert into price_period (camper_id, during, per_day) values ($id, '[2030-06-25,2030-09-03]', 9900)`,
  `insert into review (camper_id, rating, published_on) values ($id, 1, '2027-01-01')`,
  `delete from review where camper_id = $id and rating = 1`,
  `update camper set min_days = 9, equipment = 1099511627776, latitude = 45.125 where id = $id`,
  `update vehicle set seatbelts = 3 where id = (select vehicle_id from camper where id = $id)`,
  `update vehicle set height_cm = 199, licence_type = 'C' where id = (select vehicle_id from camper where id = $id)`,
  `update camper set disabled_access = true, marketing_partnership = true, weekly_percent = 0 where id = $id`,
  `update app_user set answer_rate_as_owner = 1 where id = (select owner_id from camper where id = $id)`,
])('stays in step after %s', async (statement) => {
  await run(statement);
  expect(await differences()).toBe(0);
});

test.each([
  [[], 0],
  [[5], 500],
  [[4, 5, 5], 467],
  [[1, 2], 150],
])('rates a camper with reviews of %j in hundredths as cards show them', async (ratings, rating) => {
  await run('delete from review where camper_id = $id');
  for (const one of ratings) {
    await run(`insert into review (camper_id, rating, published_on) values ($id, ${one}, '2027-01-01')`);
  }
  const { rows } = await sql<{ rating: number }>`select rating from camper_search where id = ${id}`.execute(
    api.database,
  );
  expect(rows).toEqual([{ rating }]);
});

test('loses a camper that is withdrawn and has it back when it returns', async () => {
  await run(`update camper set status = 'unpublished_owner' where id = $id`);
  expect(await isFound()).toBe(false);
  await run(`update camper set status = 'bookable' where id = $id`);
  expect(await isFound()).toBe(true);
  expect(await differences()).toBe(0);
});

test('loses a camper without a rate for every season', async () => {
  await run(`delete from season_rate where camper_id = $id and season = 3`);
  expect(await isFound()).toBe(false);
  await run(`insert into season_rate values ($id, 3, 15000)`);
  expect(await isFound()).toBe(true);
});

test('keeps both of two changes made at the same time', async () => {
  const block = (month: string) =>
    run(
      `insert into calendar_block (camper_id, during, kind) values ($id, '[2031-${month}-01,2031-${month}-05]', 'ical')`,
    );
  await Promise.all(['01', '02', '03', '04', '05', '06'].map(block));
  expect(await differences()).toBe(0);
});

describe('the calendar', () => {
  const take = (kind: string, days: string) =>
    run(`insert into calendar_block (camper_id, during, kind) values ($id, '${days}', '${kind}')`);

  test('never holds two trips on one day', async () => {
    await take('booking', '[2032-05-01,2032-05-07]');
    await expect(take('booking', '[2032-05-07,2032-05-09]')).rejects.toMatchObject({ code: '23P01' });
    await expect(take('hold', '[2032-04-28,2032-05-01]')).rejects.toMatchObject({ code: '23P01' });
    await take('booking', '[2032-05-08,2032-05-09]');
  });

  test('shows an imported event over a trip instead of refusing it', async () => {
    await take('ical', '[2032-05-03,2032-05-20]');
    await take('owner', '[2032-05-03,2032-05-20]');
  });
});
