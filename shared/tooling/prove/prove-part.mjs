import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Runs a part of `npm test` that only runs on demand, and prints its tables.
 *
 * @param {string} name of the part
 * @returns {number} 0 if everything passed
 */
export function provePart(name) {
  const check = ['shared/tooling/check/check.mjs', '--only', name];
  const { status } = spawnSync(process.execPath, check, { cwd: ROOT, stdio: 'inherit' });
  const log = join(ROOT, 'reports', `${name}.log`);
  if (existsSync(log)) console.log(tablesOf(readFileSync(log, 'utf8')));
  return status ?? 1;
}

function tablesOf(text) {
  return text.match(/^\|.*$/gm)?.join('\n') ?? '';
}
