import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { copyCluster } from './base-backup.mjs';
import { createCluster, includeConfiguration } from './cluster.mjs';
import { executableFolder } from './native.mjs';
import { chooseRunner } from './runner.mjs';
import { startServer } from './server.mjs';
import { prepareSocketFolder, SOCKET_PORT, socketUrl } from './socket.mjs';

const SLOT = 'replica';
/**
 * Starts a streaming replica of a running primary on this machine; its data is in `<home>/postgres`. The first time it
 * is copied from the primary.
 *
 * @param {{ home: string, primary: { data: string, socket: string }, configuration?: string, isThrowaway?: boolean,
 * log?: (line: string) => void }} options
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
    await copyCluster(primary, {
      target: copy,
      signal: 'standby.signal',
      archive: 'ignored',
      prepare: ensureSlot,
    });
  }
  // Written at each start: the primary's folder may have moved.
  await writeFile(join(copy, 'postgresql.auto.conf'), followPrimary(primary.socket));
  const data = await createCluster({ root, runner, native, log });
  if (configuration) await includeConfiguration(data, configuration, runner);
  const socket = await prepareSocketFolder(root, runner);
  const server = await startServer({ root, runner, native, data, socket, log, isThrowaway });
  return { ...server, url: socketUrl(socket, 'campavia') };
}

// The slot retains the write-ahead log that the replica has not read yet.
async function ensureSlot(client) {
  const { rowCount } = await client.query('select from pg_replication_slots where slot_name = $1', [SLOT]);
  if (rowCount === 0) await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT]);
}

function followPrimary(socket) {
  const primary = `host=${socket} port=${SOCKET_PORT} user=campavia application_name=${SLOT}`;
  return `primary_conninfo = '${primary}'\nprimary_slot_name = '${SLOT}'\n`;
}
