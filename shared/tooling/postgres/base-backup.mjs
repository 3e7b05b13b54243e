import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

import { socketUrl } from './socket.mjs';

/** Files that belong to the running server, or are created again (PostgreSQL 18, "Making a Base Backup"). */
const LEFT_OUT = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'standby.signal',
  'recovery.signal',
  'backup_label',
]);
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/**
 * Copies the data of a running server with the low-level backup, because the packages with PostgreSQL contain no
 * `pg_basebackup`. The copy can be started once the write-ahead log from then on is available to it.
 *
 * @param {{ data: string, socket: string }} server
 * @param {{ target: string, signal: string, archive: 'awaited' | 'ignored', prepare?: (client: pg.Client) =>
 * Promise<void> }} options `signal` is the file that makes the copy recover; with `awaited`, the write-ahead log of the
 * backup is in the archive at the end
 * @returns `{ firstSegment, endedAt }`: the first segment that the copy needs, and the database's time of the end
 */
export async function copyCluster({ data, socket }, { target, signal, archive, prepare = async () => {} }) {
  // Created under another name and renamed at the end, so that an interrupted copy does not look complete.
  const half = `${target}.unfinished`;
  await rm(half, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: socketUrl(socket, 'postgres') });
  await client.connect();
  try {
    await prepare(client);
    const begun = await client.query("select pg_walfile_name(pg_backup_start('campavia', true)) as segment");
    await copyFolder(data, half);
    const ended = await client.query('select labelfile, clock_timestamp() as at from pg_backup_stop($1)', [
      archive === 'awaited',
    ]);
    await writeFile(join(half, 'backup_label'), ended.rows[0].labelfile);
    await writeFile(join(half, signal), '');
    await rename(half, target);
    return { firstSegment: begun.rows[0].segment, endedAt: ended.rows[0].at.toISOString() };
  } finally {
    await client.end();
  }
}

// The server continues to write: files that it removes meanwhile are not needed, and its changes are in the
// write-ahead log.
async function copyFolder(from, to) {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (EMPTIED.has(entry.name)) await mkdir(copy, { mode: 0o700 });
    else await (entry.isDirectory() ? copyFolder(source, copy) : copyFile(source, copy)).catch(ignoreRemoved);
  }
}

function ignoreRemoved(error) {
  if (error.code !== 'ENOENT') throw error;
}
