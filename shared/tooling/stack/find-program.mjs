import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin'];
const LIBRARIES = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };

/**
 * @typedef {{ command: string, env: { LD_LIBRARY_PATH?: string } }} Program `env` is added to the environment that it
 * is started with
 */

/** Path of nginx, see `findProgram`. */
export function findNginx(home) {
  return findProgram(home, { name: 'nginx', packages: ['nginx'] }).command;
}

/** PgBouncer, see `findProgram`. */
export function findPgbouncer(home) {
  return findProgram(home, { name: 'pgbouncer', packages: ['pgbouncer', 'libc-ares2', 'libevent-2.1-7'] });
}

/** Path of Prometheus, see `findProgram`. */
export function findPrometheus(home) {
  return findProgram(home, { name: 'prometheus', packages: ['prometheus'] }).command;
}

/**
 * A program: the installed one, else that of Debian's packages, unpacked below the data folder without being installed,
 * so that no service starts.
 *
 * @param {string} home the data folder
 * @param {{ name: string, packages: string[] }} wanted the package of the program, and of its libraries
 * @returns {Program}
 * @throws Refusal if neither is available
 */
function findProgram(home, { name, packages }) {
  const installed = FOLDERS.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (installed) return { command: installed, env: {} };
  const folder = join(home, 'programs', name);
  const find = () => ['usr/sbin', 'usr/bin'].map((each) => join(folder, each, name)).find(existsSync);
  const command = find() ?? unpack({ name, packages, folder }, find);
  return { command, env: { LD_LIBRARY_PATH: join(folder, 'usr/lib', LIBRARIES[process.arch] ?? '') } };
}

function unpack({ name, packages, folder }, find) {
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('apt-get', ['download', ...packages], { cwd: folder, stdio: 'ignore' });
    const archives = readdirSync(folder).filter((file) => file.endsWith('.deb'));
    for (const archive of archives)
      execFileSync('dpkg-deb', ['-x', archive, folder], { cwd: folder, stdio: 'ignore' });
    const command = find();
    if (!command) throw new Error(`No program ${name} in its package`);
    return command;
  } catch {
    throw new Refusal(
      `The stack needs ${name}, which was not found and could not be downloaded from Debian. Install it: apt-get install ${name}`,
    );
  }
}
