import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { Refusal } from './refusal.mjs';

const UNPRIVILEGED_USER = 65_534;

/**
 * Chooses the account that PostgreSQL runs as, since it refuses to run as root, and the folder for its data. An
 * ordinary user runs it directly. Root uses the account that owns existing data, else `nobody` if that account can
 * reach the folder, else a user namespace, else stores the data under /var/lib, where `nobody` can.
 *
 * @param {string} root the data folder of the project
 * @param {string} [recorded] data directory of an earlier start
 */
export async function chooseRunner(root, recorded) {
  const near = join(root, 'postgres');
  const folder = recorded ?? near;
  const owner = await ownerOf(join(folder, 'data'));
  if (process.getuid() !== 0) return chooseCurrentUser(owner, folder);
  if (owner && owner.uid !== 0 && owner.uid !== UNPRIVILEGED_USER)
    return { ...owner, kind: 'account', folder };
  for (const candidate of candidates(root, recorded)) if (await canWrite(candidate)) return candidate;
  throw new Refusal(
    `PostgreSQL refuses to run as root, and no other account may write to ${folder}. ` +
      'Start Campavia as an ordinary user, or set CAMPAVIA_HOME to a folder that other accounts may enter.',
  );
}

function candidates(root, recorded) {
  const near = join(root, 'postgres');
  const far =
    recorded ?? join('/var/lib/campavia', createHash('sha256').update(root).digest('hex').slice(0, 12));
  const nobody = { kind: 'account', uid: UNPRIVILEGED_USER, gid: UNPRIVILEGED_USER };
  const namespace = { kind: 'namespace', uid: 0, gid: 0 };
  const all = [
    { ...nobody, folder: near },
    { ...namespace, folder: near },
    { ...nobody, folder: far },
  ];
  return recorded ? all.filter(({ folder }) => folder === recorded) : all;
}

/** The command line and the spawn options that run a program as the runner's account. */
export function commandAs(runner, file, args) {
  if (runner.kind === 'namespace') {
    return {
      file: 'unshare',
      args: ['--user', `--map-user=${UNPRIVILEGED_USER}`, file, ...args],
      options: {},
    };
  }
  const options = runner.kind === 'account' ? { uid: runner.uid, gid: runner.gid } : {};
  return { file, args, options };
}

/** Tests a path as the runner's account: `-x`, `-r` or `-w`. */
export function mayAccess(runner, question, path) {
  const { file, args, options } = commandAs(runner, 'test', [question, path]);
  return spawnSync(file, args, { ...options, cwd: '/', stdio: 'ignore' }).status === 0;
}

async function ownerOf(path) {
  const found = await stat(path).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}

function chooseCurrentUser(owner, folder) {
  const uid = process.getuid();
  if (!owner || owner.uid === uid) return { kind: 'self', uid, gid: process.getgid(), folder };
  throw new Refusal(
    `The data in ${folder} belong to another account (number ${owner.uid}). ` +
      'Start Campavia as that account or as root, or set CAMPAVIA_HOME to another folder.',
  );
}

async function canWrite(runner) {
  await mkdir(runner.folder, { recursive: true });
  await chown(runner.folder, runner.uid, runner.gid);
  return mayAccess(runner, '-w', runner.folder);
}
