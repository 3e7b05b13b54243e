import { copyDatabase } from '../../test/scratch-databases';
import { createPool } from './connect';
import { migrate } from './migrate';

const template = process.env.CAMPAVIA_TEST_TEMPLATE ?? '';
const name = `campavia_migrations_${process.pid}`;

test('a database is brought up once, even when two processes start together', async () => {
  const { url, drop } = await copyDatabase(template.replace(/campavia_template_\d+/, 'template0'), name);
  const [one, other] = await Promise.all([migrate(url), migrate(url)]);
  expect([one.length, other.length].sort()).toEqual([0, Math.max(one.length, other.length)]);
  expect(await migrate(url)).toEqual([]);
  await drop();
});

test('a migration that was edited after it ran, or is unknown, stops the start', async () => {
  const { url, drop } = await copyDatabase(template, name);
  const pool = createPool(url, { max: 1 });
  await pool.query(`update schema_migration set checksum = 'other' where name = '0001-places.sql'`);
  await expect(migrate(url)).rejects.toThrow('0001-places.sql was edited after it ran');
  await pool.query(`delete from schema_migration where name = '0001-places.sql'`);
  await pool.query(`insert into schema_migration values ('0000-elsewhere.sql', 'x')`);
  await expect(migrate(url)).rejects.toThrow('0000-elsewhere.sql');
  await pool.end();
  await drop();
});
