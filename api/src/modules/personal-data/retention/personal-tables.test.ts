import { sql } from 'kysely';

import { startApplication, type Application } from '../../../../test/application';
import type { Database } from '../../../database/connect';
import { listPersonalColumns } from '../test/personal-columns';
import { PERSONAL_TABLES, WITHOUT_PERSONAL_DATA, isSettled } from './personal-tables';
import { RETENTION_RULES } from './retention-rules';

let api: Application;
beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const PERSON =
  'user_id|owner_id|guest_id|actor_id|staff_id|holder_id|viewer_id|reporter_id|sent_by|decided_by|ended_by|approved_by' +
  '|granted_by|created_by|email|phone|recipient|holder|first_name|last_name|borned_on|born_on|licence_since|street' +
  '|zipcode|city|latitude|longitude|last_digits|iban|ip|sealed_order|number_hash|user_agent|card_alias|card_expiry' +
  '|registration|number|bank_reference';
const WORDS =
  'comment|message|remarks|description|body|html|content|answer|note|reply|photo|file|picture|scene|path|url|link' +
  '|properties|title|request|query';

/** Where towns are, and where a camper is found to one kilometre. */
const PLACES = ['place', 'camper_search'];

const PERSONAL = { endings: `${PERSON}|${WORDS}`, except: PLACES };

async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database);
  return rows.map(({ name }) => name);
}

const declaredColumns = Object.entries(PERSONAL_TABLES)
  .flatMap(([table, { columns }]) => columns.map((column) => `${table}.${column}`))
  .toSorted();
const declaredTables = [...Object.keys(PERSONAL_TABLES), ...WITHOUT_PERSONAL_DATA];

const undeclared = async () => ({
  tables: (await tablesOf(api.database)).filter((table) => !declaredTables.includes(table)),
  columns: (await listPersonalColumns(api.database, PERSONAL)).filter(
    (name) => !declaredColumns.includes(name),
  ),
});

test('every table and every column with personal data has a rule or a reason', async () => {
  expect(await undeclared()).toEqual({ tables: [], columns: [] });
  expect(Object.keys(PERSONAL_TABLES).filter((table) => !isSettled(table))).toEqual([]);
});

test('nothing is declared that does not exist', async () => {
  const [tables, columns] = [await tablesOf(api.database), await listPersonalColumns(api.database, PERSONAL)];
  expect(declaredTables.filter((table) => !tables.includes(table))).toEqual([]);
  expect(declaredColumns.filter((name) => !columns.includes(name))).toEqual([]);
  expect(RETENTION_RULES.filter(({ table }) => !(table in PERSONAL_TABLES))).toEqual([]);
});

test('a new table, a new column and a table without a rule are found', async () => {
  await sql`create table planted (visitor_email text)`.execute(api.database);
  await sql`alter table sleeping add column guest_phone text`.execute(api.database);
  expect(await undeclared()).toEqual({
    tables: ['planted'],
    columns: ['planted.visitor_email', 'sleeping.guest_phone'],
  });
  await sql`drop table planted`.execute(api.database);
  await sql`alter table sleeping drop column guest_phone`.execute(api.database);
  expect(isSettled('planted')).toBe(false);
});

test('each rule has a name of its own, and works by the primary key', async () => {
  const names = RETENTION_RULES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { table, key } of RETENTION_RULES) {
    const { rows } = await sql<{ name: string }>`select a.attname as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = ${table}::regclass and i.indisprimary order by 1`.execute(api.database);
    expect([table, rows.map(({ name }) => name)]).toEqual([table, key.toSorted()]);
  }
});
