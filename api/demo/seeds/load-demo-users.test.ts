import { addDays } from '@campavia/domain';

import { copyDatabase, TEST_TODAY } from '../../test/scratch-databases';
import { createPool } from '../../src/database/connect';
import { loadDemoUsers } from './load-demo-users';

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

const PEOPLE = `select id, email, password_hash from app_user
  where email like '%@campavia.test' and password_hash is not null order by id`;

test('users who existed before accounts can sign in afterwards, and keep their campers', async () => {
  const { pool, close } = await aDatabase('campavia_people_before');
  await pool.query('update app_user set password_hash = null, email_confirmed_at = null, staff_role = null');
  await pool.query(`truncate moneybox, company, legal_profile`);
  await pool.query(`delete from loaded_data where name = 'demo people'`);
  const before = await pool.query(
    'select owner_id, count(*) from camper group by owner_id order by owner_id',
  );
  expect(await loadDemoUsers(pool, TEST_TODAY)).toBe(6);
  const { rows } = await pool.query<{ id: number }>(PEOPLE);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  const { rows: unconfirmed } = await pool.query('select 1 from app_user where email_confirmed_at is null');
  expect(unconfirmed).toEqual([]);
  const after = await pool.query('select owner_id, count(*) from camper group by owner_id order by owner_id');
  expect(after.rows).toEqual(before.rows);
  await close();
});

test('creates missing users', async () => {
  const { pool, close } = await aDatabase('campavia_people_missing');
  await pool.query('truncate camper, vehicle, app_user, loaded_data cascade');
  expect(await loadDemoUsers(pool, TEST_TODAY)).toBe(6);
  const { rows } = await pool.query(PEOPLE);
  expect(rows).toHaveLength(6);
  await close();
});

test('keeps changes of users when the demo starts again', async () => {
  const { pool, close } = await aDatabase('campavia_people_again');
  await pool.query(
    `update app_user set password_hash = 'changed', phone = null where email = 'guest@campavia.test'`,
  );
  expect(await loadDemoUsers(pool, addDays(TEST_TODAY, 30))).toBeUndefined();
  const { rows } = await pool.query(
    `select password_hash, phone from app_user where email = 'guest@campavia.test'`,
  );
  expect(rows).toEqual([{ password_hash: 'changed', phone: null }]);
  await close();
});
