import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';

import { createCluster, includeConfiguration } from './cluster.mjs';
import { executableFolder } from './native.mjs';
import { chooseRunner } from './runner.mjs';
import { startServer } from './server.mjs';
import { prepareSocketFolder, SOCKET_PORT, socketUrl } from './socket.mjs';

const SLOT = 'replica';
/** What belongs to the running server, or is made anew (PostgreSQL 18, "Making a Base Backup"). */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'standby.signal', 'backup_label']);
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
 * Starts a streaming replica of a running primary on this machine; its data lives in `<home>/postgres`. The first time
 * it is copied from the primary with the low-level backup, because the packages that bring PostgreSQL have no
 * `pg_basebackup`.
 *
 * @param {{ home: string, primary: { data: string, socket: string }, configuration?: string, isThrowaway?: boolean,
 *   log?: (line: string) => void }} options
 * @returns `{ url, stop, kill }`
 */
export async function startReplica({ home, primary, configuration, isThrowaway = false, log = () => {} }) {
  const root = resolve(home);
  await mkdir(join(root, 'postgres'), { recursive: true });
  const runner = await chooseRunner(root);
  const native = await executableFolder(runner);
  const copy = join(runner.folder, 'data');
  if (!existsSync(copy)) {
    log('copying the primary');
    await copyPrimary(primary, copy);
  }
  // Written at each start: the primary's folder may have moved.
  await writeFile(join(copy, 'postgresql.auto.conf'), followPrimary(primary.socket));
  const data = await createCluster({ root, runner, native, log });
  if (configuration) await includeConfiguration(data, configuration, runner);
  const socket = await prepareSocketFolder(root, runner);
  const server = await startServer({ root, runner, native, data, socket, log, isThrowaway });
  return { ...server, url: socketUrl(socket, 'campavia') };
}

// Made under another name and renamed at the end: a copy that was cut off looks like none.
async function copyPrimary({ data, socket }, target) {
  const half = `${target}.unfinished`;
  await rm(half, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: socketUrl(socket, 'postgres') });
  await client.connect();
  try {
    await ensureSlot(client);
    await client.query("select pg_backup_start('replica', true)");
    await copyFolder(data, half);
    const { rows } = await client.query('select labelfile, spcmapfile from pg_backup_stop(false)');
    await writeFile(join(half, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
  await writeFile(join(half, 'standby.signal'), '');
  await rename(half, target);
}

// The slot keeps what the replica has not read yet.
async function ensureSlot(client) {
  const { rowCount } = await client.query('select from pg_replication_slots where slot_name = $1', [SLOT]);
  if (rowCount === 0) await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT]);
}

function followPrimary(socket) {
  const primary = `host=${socket} port=${SOCKET_PORT} user=campavia application_name=${SLOT}`;
  return `primary_conninfo = '${primary}'\nprimary_slot_name = '${SLOT}'\n`;
}

// The primary goes on writing: what it removes meanwhile is not needed, what it changes is in the write-ahead log.
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
