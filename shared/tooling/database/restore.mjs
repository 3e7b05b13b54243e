import { cp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { createCluster } from '../postgres/cluster.mjs';
import { queryOnce } from '../postgres/connection.mjs';
import { executableFolder } from '../postgres/native.mjs';
import { Refusal } from '../postgres/refusal.mjs';
import { chooseRunner } from '../postgres/runner.mjs';
import { control, startServer } from '../postgres/server.mjs';
import { prepareSocketFolder, socketUrl } from '../postgres/socket.mjs';
import { listBackups } from './back-up.mjs';
import { chooseBackup } from './choose-backup.mjs';
import { archiveFolders } from './nodes.mjs';

const RECOVERY_MS = 10 * 60_000;

/**
 * Starts a server of its own with the data of a moment, beside the pair, which it does not touch.
 *
 * @param {{ home: string, moment: Date, isThrowaway?: boolean, log?: (line: string) => void }} options
 * @returns `{ url, backup, stop }`
 * @throws Refusal if no backup is old enough, or the archive ends before the moment
 */
export async function restore({ home, moment, isThrowaway = false, log = () => {} }) {
  const root = resolve(home, 'restored');
  const runner = await chooseRunner(root);
  const data = join(runner.folder, 'data');
  await control(data).stop();
  await rm(data, { recursive: true, force: true });
  const folders = await archiveFolders(home);
  const backup = chooseBackup(await listBackups(folders.backups), moment);
  log(`copying the backup ${backup.name}`);
  await cp(join(folders.backups, backup.name, 'data'), data, { recursive: true });
  await writeFile(join(data, 'postgresql.auto.conf'), recoverySettings(folders.log, moment));
  const native = await executableFolder(runner);
  await createCluster({ root, runner, native, log });
  const socket = await prepareSocketFolder(root, runner);
  const server = await startServer({ root, runner, native, data, socket, log, isThrowaway });
  const url = socketUrl(socket, 'campavia');
  await waitUntilRecovered(url);
  return { url, backup, stop: server.stop };
}

function recoverySettings(log, moment) {
  const settings = {
    restore_command: `cp "${log}/%f" "%p"`,
    // Without the name of a zone, which is not known yet when the server reads it.
    recovery_target_time: moment.toISOString().replace('Z', '+00'),
    recovery_target_action: 'promote',
    // It must not write into the archive of the pair, nor wait for a replica.
    archive_mode: 'off',
    synchronous_standby_names: '',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('');
}

async function waitUntilRecovered(url) {
  const deadline = Date.now() + RECOVERY_MS;
  for (;;) {
    const [row] = await queryOnce(url, 'select pg_is_in_recovery() as "isRecovering"').catch(endedEarly);
    if (!row.isRecovering) return;
    if (Date.now() > deadline)
      throw new Refusal('The restored server does not come to an end of its recovery.');
    await delay(100);
  }
}

function endedEarly(error) {
  throw new Refusal(
    `The archive does not reach the moment, or it is damaged: the restored server ended (${error.message}).`,
  );
}
