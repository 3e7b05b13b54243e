import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { listBreakingChanges } from '../../test/migrations/breaking-changes';
import { packageRoot } from '../core/package-root';

/** The first migration beside which the release before it has to run. */
const FIRST_CHECKED = '0164';

const folder = path.join(packageRoot(), 'migrations');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

test('migrations leave what the api of the release before needs', () => {
  const checked = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= FIRST_CHECKED);
  const breaking = checked.flatMap((name) =>
    listBreakingChanges(read(name)).map((change) => `${name}: ${change}`),
  );
  expect(breaking).toEqual([]);
});

test.each([
  ['drop table camper', 'camper is dropped'],
  ['drop function if exists priced_camper(integer)', 'priced_camper is dropped'],
  ['alter table camper drop column title', 'camper.title is dropped'],
  ['alter table camper add column a int, drop title', 'camper.title is dropped'],
  ['alter table camper rename column title to name', 'camper.title is renamed'],
  ['alter table camper rename to vehicle', 'camper is renamed'],
  ['ALTER TABLE camper ALTER COLUMN price TYPE numeric(9, 2)', 'camper.price gets another type'],
  ['alter table camper alter price set data type bigint', 'camper.price gets another type'],
  ['alter table camper alter column title set not null', 'camper.title becomes mandatory'],
  ['alter table camper alter column title drop default', 'camper.title loses its default'],
  ['alter table camper add column size int not null', 'camper.size is mandatory and has no default'],
  [
    'alter table camper add size numeric(9, 2) not null check (size > 0)',
    'camper.size is mandatory and has no default',
  ],
])('%s is found', (statement, change) => {
  expect(listBreakingChanges(`-- A change.\n${statement};\n`)).toEqual([change]);
});

test.each([
  'alter table camper add column size int',
  'alter table camper add column size int not null default 0',
  'alter table camper add column id2 int not null generated always as identity',
  'alter table camper drop constraint camper_check, add constraint camper_check check (size is not null)',
  'alter table camper alter column title drop not null, alter column title set default 0',
  'create table size (id int not null); alter table size alter column id type bigint; drop table size',
  'drop index camper_size; drop trigger camper_follows on camper',
  "create function f() returns text language sql as $$ select 'drop table camper; alter table camper drop title' $$",
  'update camper set title = null -- alter table camper drop column title',
  'alter table camper rename constraint one to other',
])('%s is none', (statement) => {
  expect(listBreakingChanges(`${statement};\n`)).toEqual([]);
});

test('what the header names may go, and nothing else', () => {
  const header =
    '-- The last of prices by day.\n-- Unused since the release of 2027-01-31: camper.title, season.\n';
  const changes = 'drop table season; alter table camper drop column title, drop column name;';
  expect(listBreakingChanges(header + changes)).toEqual(['camper.name is dropped']);
});

test('an earlier migration that the release before it could not run beside is found', () => {
  expect(listBreakingChanges(read('0149-decided-claims.sql'))).toEqual([
    'deposit_claim.answer_until becomes mandatory',
  ]);
});
