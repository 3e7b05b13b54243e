import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { bundleServer } from './bundle-server.mjs';
import { commitOf } from './commit-of.mjs';
import { digestOf, sha256, sha384 } from './digest-of.mjs';
import { loadConfig } from './load-config.mjs';
import { versionOf } from './load-module.mjs';
import { readPromises } from './read-promises.mjs';
import { normalizeMaps } from './normalize-maps.mjs';

const SERVER = 'server.cjs';
/** Files that are stored with a release and never served. */
const PRIVATE = 'private';
const NO_SERVER = { sources: [], contained: [] };

/** Every file of the release, in a stable order. */
function listFiles(output) {
  const names = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'release.json')
    .map((entry) => path.relative(output, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  return names.sort().map((name) => {
    const content = readFileSync(path.join(output, name));
    const chunk = name.endsWith('.js') && { chunkIntegrity: sha256(content) };
    return { path: name, size: content.length, integrity: sha384(content), ...chunk };
  });
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
 * @param {{entry: string, scripts: string[], styles: string[], messages: Record<string, string>, shared: Record<string,
 * string>, named: Record<string, string[]>, sources: string[], contained: string[], assets: Map<string, string>}} built
 * the files that a page loads, the modules it imports from the share scope or provides to it, scripts by the name of
 * their chunk, its source files, those of them of which some code is in it, and pictures by their source file
 */
export async function writeRelease(part, { named, sources, contained, assets, ...loads }) {
  const config = await loadConfig(part);
  const source = path.join(part.directory, 'src/server.ts');
  const hasServer = existsSync(source);
  const addressIds = config.addresses.map(({ id }) => id);
  const serverPart = {
    name: part.name,
    root: part.root,
    addressIds,
    assets,
    contained: new Set(contained),
  };
  const server = hasServer
    ? await bundleServer(source, path.join(part.output, SERVER), serverPart)
    : NO_SERVER;
  const promises = await readPromises(part, config, {
    sources: [...new Set([...sources, ...server.sources])],
    contained: [...contained, ...server.contained],
  });
  normalizeMaps(path.join(part.output, PRIVATE));
  const release = {
    part: part.name,
    version: part.version,
    ...commitOf(part.root),
    builtAt: new Date().toISOString(),
    digest: '',
    contract: config.contract,
    kit: versionOf(part.root, 'remote-kit'),
    ...(part.name !== 'shell' && { container: part.container }),
    ...loads,
    screens: screensOf(config, named),
    ...(hasServer && { server: SERVER }),
    files: listFiles(part.output),
    config,
    promises,
  };
  const whole = JSON.parse(JSON.stringify(release));
  const text = JSON.stringify({ ...whole, digest: digestOf(whole) }, null, 2);
  writeFileSync(path.join(part.output, 'release.json'), `${text}\n`);
}
