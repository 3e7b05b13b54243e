import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { hasPackages, installCommand } from '../../start/install.mjs';
import { linkAllPackages } from '../faults/copy-sources.mjs';

/** Text modules that git ignores and the api's tests import. */
const COMPILERS = ['shared/tooling/messages/messages.mjs', 'shared/tooling/content/content.mjs'];

/**
 * Checks an earlier commit out into a folder for temporary files, ready for its tests. Its packages are those of this
 * checkout where these are the ones of its lock file; else they are installed.
 */
export function checkOutApi(root: string, commit: string): string {
  const digest = createHash('sha256').update(root).digest('hex').slice(0, 8);
  const folder = path.join(tmpdir(), `campavia-api-earlier-${digest}`);
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder]);
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
  providePackages(root, folder);
  for (const compiler of COMPILERS) {
    if (existsSync(path.join(folder, compiler))) run(folder, process.execPath, [compiler, 'compile']);
  }
  return folder;
}

function providePackages(root: string, folder: string): void {
  const wanted = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const installed = readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8');
  if (hasPackages(wanted, installed)) {
    const files = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' }).split('\n');
    linkAllPackages(root, folder, files);
    return;
  }
  console.log('its packages are others than those of this checkout: they are installed');
  const { command, args } = installCommand();
  run(folder, command, args);
}

function run(folder: string, command: string, args: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
