import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { installCommand, isInstalled, recordInstall } from '../start/install.mjs';

const OBSERVATORY = 'node_modules/@mdn/mdn-http-observatory';

/**
 * Installs the external tools of `tools/package-lock.json` into the data folder: as dependencies of the project they
 * would make every installation a minute longer. Their install scripts do not run: the Observatory's builds a driver of
 * PostgreSQL, which its scanner does not use, and downloads lists.
 *
 * @param {string} home the data folder
 * @returns {string} the folder whose `node_modules` contains them
 * @throws when they cannot be installed
 */
export function installTools(home) {
  const folder = join(home, 'outside');
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(import.meta.dirname, 'tools', file), join(folder, file));
  if (isInstalled(folder)) return folder;

  const { command, args } = installCommand();
  const { status } = spawnSync(command, [...args, '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
  const names = Object.keys(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies);
  if (status !== 0) throw new Error(`${names.join(', ')} cannot be installed`);
  // The HSTS preload list of browsers: no host of this machine is on it.
  writeFileSync(join(folder, OBSERVATORY, 'conf/hsts-preload.json'), '{}\n');
  recordInstall(folder);
  return folder;
}
