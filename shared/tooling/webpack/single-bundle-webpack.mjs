import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import webpack from 'webpack';

import { describePart } from '../release/part.mjs';
import { CompileMessagesPlugin } from './plugins/compile-messages-plugin.mjs';
import { ReleasePlugin } from './plugins/release-plugin.mjs';
import { shellWebpack } from './shell-webpack.mjs';

/** By the name that the loader's own folder uses. */
const FEDERATION = /^\.\/load-federation$/;

/** Replaces the shell's request of a part from the federation runtime: all parts are in the bundle already. */
function partsAtHand(remotes) {
  const imports = remotes.map(({ directory }, index) => {
    const module = path.join(directory, 'src/remote.tsx');
    return `import * as remote${index} from ${JSON.stringify(module)};`;
  });
  const entries = remotes.map(({ name }, index) => `${JSON.stringify(name)}: remote${index}`);
  const source = [
    ...imports,
    `const remotes = { ${entries.join(', ')} };`,
    'async function fetchRemote({ part }) {',
    '  if (!remotes[part]) throw new Error(`The bundle holds no remote ${part}`);',
    '  return remotes[part];',
    '}',
    'export const loadFederation = async () => fetchRemote;',
  ];
  return `data:text/javascript,${encodeURIComponent(source.join('\n'))}`;
}

function isOfComposition(plugin) {
  return plugin instanceof ReleasePlugin;
}

function requireCatalogue({ directory, name }) {
  if (!existsSync(path.join(directory, 'messages/en.json'))) {
    throw new Error(`${name} has no messages/en.json: the bundle would be without its messages`);
  }
}

/**
 * Applies the adjustments of the parts' own builds (`webpack/adjust-webpack.mjs` of a part): without them the bundle
 * would contain other code than the releases, and the page's policies would block some of it.
 */
async function adjust(config, directories) {
  let adjusted = config;
  for (const directory of directories) {
    const file = path.join(directory, 'webpack/adjust-webpack.mjs');
    if (!existsSync(file)) continue;
    const { adjustWebpack } = await import(pathToFileURL(file).href);
    adjusted = adjustWebpack(adjusted);
  }
  return adjusted;
}

/**
 * The shell's own build without federation: the shell and all remotes as one client-rendered bundle, libraries
 * tree-shaken, the same compiler, the same minifier. The composed site is compared with it.
 *
 * @param {{shell: string, remotes: string[], output: string}} options the folders of the parts, and the output folder
 * @returns {Promise<import('webpack').Configuration>}
 */
export async function singleBundleWebpack({ shell, remotes, output }) {
  const base = shellWebpack({ directory: shell });
  const parts = remotes.map(describePart);
  parts.forEach(requireCatalogue);
  const bundle = {
    ...base,
    name: 'single-bundle',
    entry: { main: ['./src/run.ts'] },
    output: { ...base.output, path: output, assetModuleFilename: 'pictures/[name][ext]' },
    plugins: [
      ...base.plugins.filter((plugin) => !isOfComposition(plugin)),
      ...parts.map((part) => new CompileMessagesPlugin({ part, sources: [part.directory] })),
      new webpack.NormalModuleReplacementPlugin(FEDERATION, partsAtHand(parts)),
    ],
  };
  return adjust(bundle, [shell, ...remotes]);
}
