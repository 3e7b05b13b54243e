import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

/**
 * Runs a TypeScript module of ours and returns its exports.
 *
 * @param {string} file
 * @returns {Promise<Record<string, unknown>>}
 */
export async function loadModule(file) {
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(bundle.outputFiles[0].text).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/** The folder of a shared package: the one of this tree if it exists, so that old trees read their own. */
export function folderOf(root, name) {
  const own = path.join(root, 'shared', name);
  return existsSync(own) ? own : path.join(root, 'node_modules/@campavia', name);
}

/** The version of a shared package. */
export function versionOf(root, name) {
  return JSON.parse(readFileSync(path.join(folderOf(root, name), 'package.json'), 'utf8')).version;
}
