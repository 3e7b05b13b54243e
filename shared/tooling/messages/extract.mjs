import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { readJson, catalogueFoldersOf } from './catalogue.mjs';

const run = promisify(execFile);
const command = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')),
  'bin/formatjs',
);

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];

/** A package has its sources in `src`; an inner folder contains only sources. */
function sourcesOf(directory) {
  const prefix = existsSync(path.join(directory, 'src')) ? 'src/' : '';
  return [`${prefix}**/*.ts`, `${prefix}**/*.tsx`];
}

/** The package of a folder with its own catalogue, or the package itself. */
function packageOf(directory) {
  const end = directory.lastIndexOf(`${path.sep}src${path.sep}`);
  return end < 0 ? directory : directory.slice(0, end);
}

/** Inner folders with their own catalogue; those of features may be in a folder that has one as well. */
function foreignTo(directory) {
  const packages = [...new Set([directory, packageOf(directory)])];
  const inside = packages
    .flatMap(catalogueFoldersOf)
    .filter((folder) => folder.startsWith(`${directory}${path.sep}`));
  return inside.map((folder) => `${path.relative(directory, folder).split(path.sep).join('/')}/**`);
}

/**
 * The messages that the sources of a package declare, or those of an inner folder with its own catalogue.
 *
 * @param {string} directory its folder
 * @returns {Promise<Record<string, {defaultMessage: string, description?: string}>>} sorted by id
 */
export async function extractMessages(directory) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'campavia-messages-'));
  const file = path.join(scratch, 'en.json');
  const sources = sourcesOf(directory);
  const ignored = [...TESTS, ...foreignTo(directory)];
  // Without this, a line break in a message would become a space, which differs from the default message in the code.
  const options = ['--throws', '--preserve-whitespace', '--ignore', ...ignored, '--out-file', file];
  try {
    await run(process.execPath, [command, 'extract', ...sources, ...options], { cwd: directory });
    const found = Object.entries(readJson(file, {}));
    return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
