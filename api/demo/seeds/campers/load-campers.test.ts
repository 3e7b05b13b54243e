import { copyDatabase, TEST_TODAY } from '../../../test/scratch-databases';
import { createPool } from '../../../src/database/connect';
import { loadPlaces } from '../load-places';
import { loadCampers } from './load-campers';

const template = process.env.CAMPAVIA_TEST_TEMPLATE ?? '';

async function emptied(name: string) {
  const { url, drop } = await copyDatabase(template, `${name}_${process.pid}`);
  const pool = createPool(url, { max: 1 });
  await pool.query('truncate camper, vehicle, app_user, loaded_data cascade');
  const close = async () => {
    await pool.end();
    await drop();
  };
  return { pool, close };
}

const FINGERPRINT = `select md5(string_agg(t::text, '|' order by id)) as print from (
  select c.*, v.brand, v.model, v.year, u.email, s.busy, s.score, s.rate_low, s.rate_high from camper c
  join vehicle v on v.id = c.vehicle_id join app_user u on u.id = c.owner_id left join camper_search s on s.id = c.id) t`;

test('creates the same campers for the same day and number, and creates them once', async () => {
  const [one, other] = [await emptied('campavia_seed_one'), await emptied('campavia_seed_other')];
  expect(await loadCampers(one.pool, 120, TEST_TODAY)).toBe(120);
  expect(await loadCampers(one.pool, 120, TEST_TODAY)).toBeUndefined();
  await loadCampers(other.pool, 120, TEST_TODAY);
  const prints = await Promise.all(
    [one, other].map(({ pool }) => pool.query<{ print: string }>(FINGERPRINT)),
  );
  expect(prints[0]?.rows[0]?.print).toBe(prints[1]?.rows[0]?.print);
  await Promise.all([one.close(), other.close()]);
});

test('a failed load leaves nothing behind, and the next one starts again', async () => {
  const { pool, close } = await emptied('campavia_seed_broken');
  await pool.query('alter table review add constraint broken check (rating < 5)');
  await expect(loadCampers(pool, 60, TEST_TODAY)).rejects.toThrow('broken');
  const { rows } = await pool.query<{ count: number }>('select count(*) from app_user');
  expect(rows[0]?.count).toBe(0);
  await pool.query('alter table review drop constraint broken');
  expect(await loadCampers(pool, 60, TEST_TODAY)).toBe(60);
  await close();
});

test('does not change existing places', async () => {
  const { url, drop } = await copyDatabase(template, `campavia_seed_places_${process.pid}`);
  const pool = createPool(url, { max: 1 });
  expect(await loadPlaces(pool)).toBeUndefined();
  await pool.end();
  await drop();
});

test('the demo users have the documented roles and data', async () => {
  const { url, drop } = await copyDatabase(template, `campavia_seed_people_${process.pid}`);
  const pool = createPool(url, { max: 1 });
  const { rows } = await pool.query<{ email: string; campers: number }>(
    `select email, count(s.id) as campers from app_user u left join camper c on c.owner_id = u.id
     left join camper_search s on s.id = c.id where u.id <= 6 group by u.id order by u.id`,
  );
  expect(Object.fromEntries(rows.map(({ email, campers }) => [email.split('@')[0], campers]))).toEqual({
    guest: 0,
    owner: 3,
    pro: 8,
    solo: 1,
    staff: 0,
    new: 0,
  });
  await pool.end();
  await drop();
});

test('every camper has a plausible description', async () => {
  const { url, drop } = await copyDatabase(template, `campavia_seed_texts_${process.pid}`);
  const pool = createPool(url, { max: 1 });
  const { rows } = await pool.query<{ title: string; description: string }>(
    'select title, description from camper',
  );
  expect(
    rows.filter(({ title, description }) => /[{}]|undefined|null|NaN/.test(title + description)),
  ).toEqual([]);
  expect(
    rows.every(({ title, description }) => title.length >= 5 && description.split('\n\n').length >= 2),
  ).toBe(true);
  expect(new Set(rows.map(({ description }) => description)).size).toBe(rows.length);
  await pool.end();
  await drop();
});
