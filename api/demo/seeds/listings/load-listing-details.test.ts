import type pg from 'pg';

import { copyDatabase, TEST_TODAY } from '../../../test/scratch-databases';
import { createPool } from '../../../src/database/connect';
import { loadListingDetails } from './load-listing-details';

const template = process.env.CAMPAVIA_TEST_TEMPLATE ?? '';

async function aDatabase(name: string) {
  const { url, drop } = await copyDatabase(template, `${name}_${process.pid}`);
  const pool = createPool(url, { max: 1 });
  const close = async () => {
    await pool.end();
    await drop();
  };
  return { pool, close };
}

const PRINT = `select md5(concat(
  (select string_agg(concat_ws('|', r.id, rating, guest_id, language, comment, reply), ',' order by r.id) from review r),
  (select string_agg(t::text, ',' order by camper_id) from rental_terms t),
  (select string_agg(concat_ws('|', camper_id, code, unit_price, most), ',' order by camper_id, position) from camper_option),
  (select string_agg(concat_ws('|', vehicle_id, kind, sleeps), ',' order by vehicle_id, position) from sleeping))) as print`;

async function printOf(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ print: string }>(PRINT);
  return rows[0]?.print;
}

test('adds the same details to campers that existed before as to new campers', async () => {
  const { pool, close } = await aDatabase('campavia_details_later');
  const before = await printOf(pool);
  expect(await loadListingDetails(pool, TEST_TODAY)).toBeUndefined();
  await pool.query(`delete from loaded_data where name = 'listing details'`);
  await pool.query('truncate camper_option, sleeping, vehicle_energies, coupon cascade');
  await pool.query(
    'update review set guest_id = null, language = null, comment = null, reply = null, replied_on = null',
  );
  expect(await loadListingDetails(pool, TEST_TODAY)).toBeGreaterThan(0);
  expect(await printOf(pool)).toBe(before);
  await close();
});

test('texts do not change ratings: averages stay those of search', async () => {
  const { pool, close } = await aDatabase('campavia_details_ratings');
  const { rows } = await pool.query<{ id: number }>(`select s.id from camper_search s
    where (s.review_sum, s.review_count) <> (select coalesce(sum(rating), 0), count(*) from review r where r.camper_id = s.id)`);
  expect(rows).toEqual([]);
  await close();
});

test('reviews are in the languages of the country, and mention people and places', async () => {
  const { pool, close } = await aDatabase('campavia_details_words');
  const { rows } = await pool.query<{ language: string; comment: string }>(
    'select language, comment from review where comment is not null',
  );
  expect(new Set(rows.map(({ language }) => language)).size).toBeGreaterThanOrEqual(4);
  expect(rows.filter(({ comment }) => /[{}]|undefined|null/.test(comment))).toEqual([]);
  await close();
});
