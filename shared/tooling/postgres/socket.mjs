import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Refusal } from './refusal.mjs';

/** The port only names the socket file; nothing listens on the network. */
export const SOCKET_PORT = 5432;

/**
 * Folder of the server's socket. Its path is short, because the system allows about 100 characters for a socket, and
 * only its owner can enter it, because every process that reaches the socket may log in.
 */
export async function prepareSocketFolder(root, runner) {
  const folder = socketFolder(root);
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const isOurs = found.isDirectory() && (process.getuid() === 0 || found.uid === process.getuid());
  if (!isOurs)
    throw new Refusal(`${folder} belongs to another account, so PostgreSQL cannot put its socket there.`);
  if (found.uid !== runner.uid) await chown(folder, runner.uid, runner.gid);
  await chmod(folder, 0o700);
  return folder;
}

/** Path of the socket of a data folder's server. */
export function socketFolder(root) {
  return join('/tmp', `campavia-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
}

/** Connection string for a database behind the socket, as `pg` reads it. */
export function socketUrl(socket, database) {
  return `postgres://campavia@/${database}?host=${socket}&port=${SOCKET_PORT}`;
}
