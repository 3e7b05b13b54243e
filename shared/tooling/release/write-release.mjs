import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { bundleServer } from './bundle-server.mjs';
import { loadConfig } from './load-config.mjs';

const SERVER = 'server.cjs';

function sha384(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Every file of the release, in a stable order. */
function listFiles(output) {
  const names = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'release.json')
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  return names.sort().map((name) => {
    const content = readFileSync(path.join(output, name));
    return { path: name, size: content.length, integrity: sha384(content) };
  });
}

function commitOf(root) {
  if (process.env.CAMPAVIA_COMMIT) return process.env.CAMPAVIA_COMMIT;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

/** The scripts of each address whose screen is a chunk named after it. */
function screensOf({ addresses }, named) {
  const screens = addresses.map(({ id }) => [id, named[id] ?? []]);
  return Object.fromEntries(screens.filter(([, scripts]) => scripts.length > 0));
}

/**
 * Completes a built part to a release: bundles its `src/server.ts`, if it has one, and writes `release.json`.
 *
 * @param {import('./part.mjs').Part} part
 * @param {{entry: string, scripts: string[], styles: string[], messages: Record<string, string>,
 *   named: Record<string, string[]>}} built what a page loads of it, and scripts by the name of their chunk
 */
export async function writeRelease(part, { named, ...loads }) {
  const config = await loadConfig(part);
  const server = path.join(part.directory, 'src/server.ts');
  if (existsSync(server)) await bundleServer(server, path.join(part.output, SERVER));
  const files = listFiles(part.output);
  const release = {
    part: part.name,
    version: part.version,
    commit: commitOf(part.root),
    builtAt: new Date().toISOString(),
    digest: sha384(files.map((file) => `${file.path} ${file.integrity}\n`).join('')),
    contract: config.contract,
    ...(part.name !== 'shell' && { container: part.container }),
    ...loads,
    screens: screensOf(config, named),
    ...(existsSync(server) && { server: SERVER }),
    files,
    config,
  };
  writeFileSync(path.join(part.output, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
}
