import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import webpack from 'webpack';

import { Refusal } from '../../postgres/refusal.mjs';
import { sha256 } from '../../release/digest-of.mjs';
import { singleBundleWebpack } from '../../webpack/single-bundle-webpack.mjs';
import { compressTexts } from './compress-texts.mjs';

const CATALOGUE = /[\\/]([\w-]+)[\\/]messages[\\/]compiled[\\/]([a-z-]+)\.json$/;
const FEDERATION = /node_modules[\\/]@module-federation[\\/]/;

/**
 * The bundle as a document loads it.
 *
 * @typedef {object} Bundle
 * @property {string} folder of its files
 * @property {string} entry file that the document runs
 * @property {Record<string, string>} catalogues file by part and language, `mf-search/fr`
 * @property {Record<string, string>} chunks file by the chunk's name in the sources
 * @property {Record<string, string>} integrity hash by file
 */

/** Folders of the remotes: every built part except the shell. */
export function findRemotes(root) {
  const names = readdirSync(root).filter((name) => name.startsWith('mf-'));
  return names.map((name) => join(root, name)).filter((folder) => existsSync(join(folder, 'src/remote.tsx')));
}

/**
 * Builds shell and remotes as one bundle.
 *
 * @param {{root: string, home: string, isMinified?: boolean}} options
 * @returns {Promise<Bundle>}
 */
export async function buildBundle({ root, home, isMinified = true }) {
  const folder = join(home, 'bench/single-bundle/files');
  const parts = { shell: join(root, 'shell'), remotes: findRemotes(root) };
  const config = await singleBundleWebpack({ ...parts, output: folder });
  const optimization = isMinified ? config.optimization : { ...config.optimization, minimize: false };
  const compilation = await compile({ ...config, optimization });
  const modules = [...compilation.modules].map(({ resource = '' }) => resource);
  if (modules.some((file) => FEDERATION.test(file))) {
    throw new Refusal(
      'The single bundle still contains federation: the option that removes it has no effect.',
    );
  }
  return { folder, entry: 'main.js', ...namedFiles(compilation), integrity: hashFiles(folder) };
}

/** Copies the bundle to an address beside the releases, compressed like them; the site itself does not know it. */
export function placeBundle({ folder, integrity, entry }) {
  const version = createHash('sha256').update(integrity[entry]).digest('hex').slice(0, 8);
  compressTexts(folder);
  return { address: `/releases/single-bundle/${version}`, folder };
}

function compile(config) {
  return new Promise((settle, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      const failed =
        stats?.hasErrors() && new Refusal(stats.toString({ preset: 'errors-only', colors: false }));
      compiler.close(() => (error || failed ? reject(error ?? failed) : settle(stats.compilation)));
    });
  });
}

function namedFiles({ chunks, chunkGraph }) {
  const named = { catalogues: {}, chunks: {} };
  for (const chunk of chunks) {
    const file = [...chunk.files].find((name) => name.endsWith('.js'));
    if (file && chunk.name) named.chunks[chunk.name] = file;
    for (const { resource } of chunkGraph.getChunkModulesIterable(chunk)) {
      const [, part, language] = CATALOGUE.exec(resource ?? '') ?? [];
      if (part) named.catalogues[`${part}/${language}`] = file;
    }
  }
  return named;
}

function hashFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), sha256(readFileSync(path))]));
}
