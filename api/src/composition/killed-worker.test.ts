import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { sql } from 'kysely';

import type { Telemetry } from '@campavia/telemetry';

import { settingsFor, startApplication, type Application } from '../../test/application';
import { connectUntilKilled } from '../../test/killed-database';
import { arrangeDueWork } from '../../test/killed-jobs/due-work';
import { JOBS, startWorker, type Job } from '../../test/killed-jobs/jobs';
import { createOutsideParties, type OutsideParties } from '../../test/killed-jobs/outside-parties';
import { copyDatabase, TEST_NOW_MS } from '../../test/scratch-databases';
import { createTestServices } from '../../test/services';
import { startBackgroundWork } from '../commands/start-background-work';
import { createClock } from '../core/clock';
import { connect, type Database } from '../database/connect';

const HOUR_MS = 3_600_000;
const LEASE_HOURS = 0.25;
/** More statements than any job needs for what was arranged. */
const MOST_KILLS = 60;

/** A copy of what was arranged: a database, a data folder, and the outside. */
interface Copy {
  url: string;
  home: string;
  database: Database;
  outside: OutsideParties;
  drop(): Promise<void>;
}

let api: Application;
let undisturbed: Copy;
let killed: Copy;
let columns: Column[];
let summary: Record<string, number>;
let copies = 0;

beforeAll(async () => {
  api = await startApplication();
  await arrangeDueWork(api);
  columns = await listColumns(api.database);
  // A database can be copied while it has no connections.
  await api.app.close();
  await api.database.destroy();
  [undisturbed, killed] = [await copyAll(), await copyAll()];
  summary = await summarize(undisturbed);
});
afterAll(async () => {
  for (const copy of [undisturbed, killed]) await copy.drop();
  await api.close();
});

test('every job that a worker starts is killed below', async () => {
  const copy = await copyAll();
  const names = new Set<string>();
  const record: Telemetry['record'] = (_, __, attributes) => names.add(String(attributes?.['campavia.job']));
  const { database, ...rest } = contextOf(copy, 0);
  const notifications = { mail: { url: 'smtp://127.0.0.1:9', from: 'Campavia <mail@campavia.test>' } };
  const settings = { ...rest.settings, isDemo: false, outside: { ...rest.settings.outside, notifications } };
  const context = { ...rest, database, settings, telemetry: { record } as unknown as Telemetry };
  const log = { error: () => undefined } as never;
  await startBackgroundWork(context, createTestServices(context), log)();
  await copy.drop();
  expect([...names].sort()).toEqual(Object.keys(JOBS).sort());
});

test.each(Object.entries(JOBS))('a worker that is killed in %s leaves it done once', async (_, job) => {
  const before = summary;
  await run(undisturbed, job, 0);
  await run(undisturbed, job, MOST_KILLS);
  summary = await summarize(undisturbed);
  expect(summary).not.toEqual(before);
  await killAtEachStatement(killed, job);
  await run(killed, job, MOST_KILLS);
  expect(await summarize(killed)).toEqual(summary);
  if (job.effect) expect(killed.outside.effects()).toHaveProperty(job.effect);
});

test('a job that records what it did in another transaction is found', async () => {
  const twice: Job = { dueHours: 80, run: ({ context }) => notifyTwice(context.database) };
  expect(await leavesTheSame(twice)).toBe(false);
});

test('a job that calls the outside without a key is found', async () => {
  const keyless: Job = {
    dueHours: 80,
    run: async ({ context: { database }, outside }) => {
      const due = database.selectFrom('moneybox').select('id').where('expiry_mailed_at', 'is', null);
      for (const { id } of await due.execute()) {
        await outside.accounts.closeUser({ id: `${id} ${Math.random()}`, kind: 'natural' });
        await sql`update moneybox set expiry_mailed_at = now() where id = ${id}`.execute(database);
      }
    },
  };
  expect(await leavesTheSame(keyless)).toBe(false);
});

/** Whether a job leaves the same when it is killed; in copies of its own. */
async function leavesTheSame(job: Job): Promise<boolean> {
  const [one, other] = [await copyAll(), await copyAll()];
  await run(one, job, MOST_KILLS);
  await killAtEachStatement(other, job);
  await run(other, job, MOST_KILLS);
  const isSame = isDeepStrictEqual(await summarize(other), await summarize(one));
  for (const copy of [one, other]) await copy.drop();
  return isSame;
}

async function notifyTwice(database: Database): Promise<void> {
  await sql`insert into daily_job (name) select gen_random_uuid()::text from moneybox
    where expiry_mailed_at is null`.execute(database);
  await sql`update moneybox set expiry_mailed_at = now() where expiry_mailed_at is null`.execute(database);
}

/** Runs a job in a process of its own, some leases after it is due. */
async function run({ database, ...copy }: Copy, job: Job, leases: number): Promise<void> {
  const ms = (job.dueHours + leases * (job.leaseHours ?? LEASE_HOURS)) * HOUR_MS;
  await job.run(startWorker(contextOf({ database, ...copy }, ms), copy.outside));
}

/** A worker is killed after its first statement, the next after its second, and so on, until one comes to the end. */
async function killAtEachStatement(copy: Copy, job: Job): Promise<void> {
  for (let statements = 0; statements < MOST_KILLS; statements += 1) {
    const { database, wasKilled } = connectUntilKilled(copy.url, statements);
    // The error of a killed process is ignored.
    await run({ ...copy, database }, job, statements).catch(() => undefined);
    await database.destroy();
    if (!wasKilled()) return;
  }
  throw new Error('The job has more statements than are killed');
}

function contextOf({ url, home, database }: Pick<Copy, 'url' | 'home' | 'database'>, afterMs: number) {
  return { database, settings: settingsFor(url, home), clock: createClock(TEST_NOW_MS + afterMs) };
}

async function copyAll(): Promise<Copy> {
  copies += 1;
  const { url, drop } = await copyDatabase(api.databaseUrl, `campavia_killed_${process.pid}_${copies}`);
  const home = await mkdtemp(path.join(tmpdir(), 'campavia-killed-'));
  await cp(api.home, home, { recursive: true });
  const database = connect(url, { max: 4 });
  const dropAll = async () => {
    await database.destroy();
    await drop();
    await rm(home, { recursive: true, force: true });
  };
  return { url, home, database, outside: createOutsideParties(), drop: dropAll };
}

interface Column {
  table: string;
  name: string;
  isNullable: boolean;
}

async function listColumns(database: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as name, c.is_nullable = 'YES' as "isNullable"
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      join pg_class r on r.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and r.reltuples < 5000
      order by 1, 2`.execute(database);
  return rows;
}

/** How many rows each table has, by their state and by what is set in them; files, and effects outside. */
async function summarize({ database, home, outside }: Copy): Promise<Record<string, number>> {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const { rows } = await sql<{ table: string; value: string; count: number }>`
    ${sql.join(tables.map(countRows), sql` union all `)}`.execute(database);
  const files = (await readdir(home, { recursive: true })).filter((name) =>
    /\.webp$|\/[a-z]*-?1-/.test(name),
  );
  return {
    ...Object.fromEntries(rows.map(({ table, value, count }) => [`${table} ${value}`, count])),
    ...outside.effects(),
    files: files.length,
  };
}

const STATES = ['state', 'status', 'kind', 'done_on'];

function countRows(table: string) {
  const parts = columns.flatMap(({ table: of, name, isNullable }) => {
    if (of !== table) return [];
    if (STATES.includes(name)) return [sql`${sql.ref(name)}::text`];
    return isNullable ? [sql`(${sql.ref(name)} is null)::int::text`] : [];
  });
  const value = parts.length > 0 ? sql`concat_ws(',', ${sql.join(parts)})` : sql`''`;
  return sql`select ${table}::text as table, ${value} as value, count(*)::int as count
    from ${sql.table(table)} group by 2`;
}
