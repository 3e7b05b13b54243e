import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { readJson } from './catalogue.mjs';

const run = promisify(execFile);
const command = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')),
  'bin/formatjs',
);

/**
 * The messages that a package's sources declare.
 *
 * @param {string} directory the package's folder
 * @returns {Promise<Record<string, {defaultMessage: string, description?: string}>>} sorted by id
 */
export async function extractMessages(directory) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'campavia-messages-'));
  const file = path.join(scratch, 'en.json');
  const sources = ['src/**/*.ts', 'src/**/*.tsx'];
  const options = ['--throws', '--ignore', '**/*.test.ts', '**/*.test.tsx', '--out-file', file];
  try {
    await run(process.execPath, [command, 'extract', ...sources, ...options], { cwd: directory });
    const found = Object.entries(readJson(file, {}));
    return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
