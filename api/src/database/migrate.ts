import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';

import { packageRoot } from '../core/package-root';
import { createPool, type Database } from './connect';

interface Migration {
  name: string;
  checksum: string;
  text: string;
}

/** The database's history does not match the migrations. */
export class MigrationError extends Error {}

const LOCK = 'campavia.migrations';

/**
 * Migrates a database to the newest version and returns the names of the migrations that ran. Concurrent processes run
 * each migration once.
 * @throws MigrationError when an applied migration was edited, or is unknown here
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const pool = createPool(databaseUrl, { max: 1 });
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [LOCK]);
    return await runMissing(client);
  } finally {
    client.release(true);
    await pool.end();
  }
}

/** Names of the migrations that a database lacks, in their order. */
export async function listMissing(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(database);
  const applied = new Set(rows.map(({ name }) => name));
  return migrationNames().filter((name) => !applied.has(name));
}

async function runMissing(client: pg.PoolClient): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const migrations = readMigrations();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  refuseOtherHistory(migrations, applied);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await run(client, migration);
  return missing.map(({ name }) => name);
}

function readMigrations(): Migration[] {
  return migrationNames().map((name) => {
    const text = readFileSync(path.join(migrationsFolder(), name), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

function migrationNames(): string[] {
  return readdirSync(migrationsFolder())
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

function migrationsFolder(): string {
  return path.join(packageRoot(), 'migrations');
}

function refuseOtherHistory(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) throw new MigrationError(`The database has a migration that is not here: ${name}`);
    if (known.get(name) !== checksum) throw new MigrationError(`${name} was edited after it ran`);
  }
}

async function run(client: pg.PoolClient, { name, checksum, text }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
