import { spawnSync } from 'node:child_process';
import { chmod, chown, copyFile, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { readEngine } from '../postgres/cluster.mjs';
import { queryOnce } from '../postgres/connection.mjs';
import { isAlive, pidIn } from '../postgres/postmaster.mjs';
import { startPostgres } from '../postgres/postgres.mjs';
import { startReplica } from '../postgres/replica.mjs';
import { chooseRunner } from '../postgres/runner.mjs';
import { control } from '../postgres/server.mjs';
import { socketFolder, socketUrl } from '../postgres/socket.mjs';
import { otherNode, readRecord, writeRecord } from './record.mjs';

/**
 * A pair of database servers below `home`. Two addresses always lead to the primary and to the replica: symbolic links
 * to the folders of the servers' sockets.
 *
 * @typedef {{ home: string, configuration: string, archiveScript: string, isThrowaway?: boolean, log?: (line: string)
 * => void }} Pair `configuration` is the settings file of both servers, `archiveScript` stores a segment of the
 * write-ahead log
 */

/** Folders of the two addresses. */
export function linksOf(home) {
  return { primary: linkOf(home, 'primary'), replica: linkOf(home, 'replica') };
}

/** Connection strings of the two addresses. */
export function addressesOf(home) {
  const { primary, replica } = linksOf(home);
  return { primary: socketUrl(primary, 'campavia'), replica: socketUrl(replica, 'campavia') };
}

/** Folder, socket and data of a server, whether it runs or not. */
export async function describeNode(home, name) {
  const root = resolve(home, name);
  const engine = await readEngine(root);
  const data = join(engine?.data ?? join(root, 'postgres'), 'data');
  const socket = socketFolder(root);
  return { name, home: root, data, socket, url: socketUrl(socket, 'campavia') };
}

/** Starts the primary of the record and its replica, and points the addresses to them. */
export async function startNodes(pair) {
  const { primary } = readRecord(pair.home);
  const configuration = await writeConfiguration(pair, primary);
  const { url } = await startPostgres({ ...pair, home: join(pair.home, primary), configuration });
  await promote(url);
  await startOther(pair);
  await pointAddresses(pair.home);
}

/** Starts the replica; a former primary is copied anew. */
export async function startOther(pair) {
  const { primary, copyAnew } = readRecord(pair.home);
  const name = otherNode(primary);
  const node = await describeNode(pair.home, name);
  if (copyAnew.includes(name)) await setAside(node);
  const configuration = await writeConfiguration(pair, name);
  await startReplica({
    ...pair,
    home: node.home,
    primary: await describeNode(pair.home, primary),
    configuration,
  });
  await writeRecord(pair.home, { primary, copyAnew: [] });
}

/** Shuts the server of a name down, whichever process started it. */
export async function stopNode(home, name) {
  const { data } = await describeNode(home, name);
  await control(data).stop();
}

/** Kills a server with all its processes, as a power failure does; its clients get no notice. */
export async function killNode(home, name) {
  const { data } = await describeNode(home, name);
  const postmaster = pidIn(join(data, 'postmaster.pid'));
  if (!isAlive(postmaster)) return;
  const list = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' }).stdout;
  const children = list.split('\n').map(Number).filter(Boolean);
  for (const pid of [postmaster, ...children]) kill(pid);
}

/** Ends recovery; does nothing to a server that is the primary already. */
export async function promote(url) {
  await queryOnce(url, 'select pg_promote(true, 25) where pg_is_in_recovery()');
}

/** Whether a server answers. */
export function answers(url) {
  return queryOnce(url, 'select 1').then(
    () => true,
    () => false,
  );
}

/** Atomic: a client finds the old server or the new one. */
export async function pointAddresses(home) {
  const { primary } = readRecord(home);
  const targets = { primary, replica: otherNode(primary) };
  for (const [role, name] of Object.entries(targets)) {
    const link = linkOf(home, role);
    await rm(`${link}.new`, { force: true });
    await symlink(socketFolder(resolve(home, name)), `${link}.new`);
    await rename(`${link}.new`, link);
  }
}

/** Folders of the archive, which the account of the servers may write. */
export async function archiveFolders(home) {
  const { folder, uid, gid } = await chooseRunner(join(home, 'archive'));
  const folders = {
    script: join(folder, 'archive.sh'),
    log: join(folder, 'log'),
    backups: join(folder, 'backups'),
  };
  await mkdir(folders.log, { recursive: true });
  await mkdir(folders.backups, { recursive: true });
  await chown(folders.log, uid, gid);
  return folders;
}

function linkOf(home, role) {
  return `${socketFolder(resolve(home))}-${role}`;
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

// What only the former primary has was never acknowledged; it is retained until the next time, to be looked at.
async function setAside({ data }) {
  await control(data).stop();
  await rm(`${data}.former`, { recursive: true, force: true });
  await rename(data, `${data}.former`).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

// Both servers archive: what one of them had not archived when it stopped, the other one has.
async function writeConfiguration({ home, configuration, archiveScript }, name) {
  const { script, log } = await archiveFolders(home);
  await copyFile(archiveScript, script);
  await chmod(script, 0o755);
  const command = `sh "${script}" "%p" "%f" "${log}"`;
  const lines = [
    await readFile(configuration, 'utf8'),
    'archive_mode = always',
    `archive_command = '${command}'`,
  ];
  const file = join(home, name, 'settings.conf');
  await mkdir(join(home, name), { recursive: true });
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}
