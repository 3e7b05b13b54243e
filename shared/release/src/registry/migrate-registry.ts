import { createHash } from 'node:crypto';
import type pg from 'pg';

import { migrations } from '../../migrations';
import { createPool, inTransaction } from './database-connection';

/** The database's tables do not match the migrations. */
export class RegistryMigrationError extends Error {
  override name = 'RegistryMigrationError';
}

/**
 * Creates or migrates the registry's tables, once even if two processes start concurrently.
 * @throws RegistryMigrationError when an applied migration was edited, or is unknown here
 */
export async function migrateRegistry(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, 1);
  try {
    await migrateWith(pool);
  } finally {
    await pool.end();
  }
}

/** The same with an existing pool. */
export async function migrateWith(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('campavia.registry.migrations'))");
    await client.query('create schema if not exists registry');
    await client.query(
      'create table if not exists registry.migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    await runMissing(client);
  });
}

async function runMissing(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from registry.migration',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const known = new Map(migrations.map(({ name, text }) => [name, checksumOf(text)]));
  for (const [name, checksum] of applied) {
    if (known.get(name) === checksum) continue;
    throw new RegistryMigrationError(
      `The registry's database ran ${name}, which is ${known.has(name) ? 'written differently' : 'unknown'} here: ` +
        'start the version of Campavia that it belongs to, or a newer one.',
    );
  }
  for (const { name, text } of migrations) {
    if (applied.has(name)) continue;
    await client.query(text);
    await client.query('insert into registry.migration (name, checksum) values ($1, $2)', [
      name,
      checksumOf(text),
    ]);
  }
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
