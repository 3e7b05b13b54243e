import path from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

import { describePart } from '../release/part.mjs';
import { baseWebpack } from './base-webpack.mjs';
import { buildKind, inDevelopment } from './build-kind.mjs';
import { leanFederation } from './lean-federation/lean-federation.mjs';
import { NoDuplicatesPlugin } from './plugins/no-duplicates-plugin.mjs';
import { ReleasePlugin } from './plugins/release-plugin.mjs';
import { RetriedChunksPlugin } from './plugins/retried-chunks-plugin.mjs';
import { importedFromShell } from './shared-modules.mjs';

const ENTRY = 'remote.js';
const EXPOSED = 'exposed';
const REMOTE = './src/remote.tsx';
const HOT_REMOTE = path.join(import.meta.dirname, 'hot/hot-remote.mjs');

/** The remote behind a module that accepts its edits. */
function hotModule(part) {
  const remote = JSON.stringify(path.join(part.directory, REMOTE));
  const source = `
import * as remote from ${remote};
import { hotRemote } from ${JSON.stringify(HOT_REMOTE)};
export const { bootstrap, prepare, mount, unmount, slots, rerender } = hotRemote(() => remote);
if (import.meta.webpackHot) import.meta.webpackHot.accept(${remote}, () => void rerender());
`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

function container(part, exposed) {
  return new ModuleFederationPlugin({
    name: part.container,
    filename: ENTRY,
    exposes: { './remote': { import: [exposed], name: EXPOSED } },
    shared: importedFromShell(part.root),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  });
}

/** A container for hot updates: components preserve their state where possible, the rest is rendered again. */
function whileDeveloping({ base, part, kind }) {
  const refresh = new ReactRefreshPlugin({ overlay: false, library: part.container });
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      ...base.plugins,
      container(part, hotModule(part)),
      new NoDuplicatesPlugin(),
      ...(kind === 'refresh' ? [refresh] : []),
    ],
  };
}

/**
 * The configuration of a remote: one federation container that exposes `./remote`, without copies of modules that the
 * shell provides, written as a release to `dist/release`. `CAMPAVIA_BUILD` selects a development build.
 *
 * @param {{directory: string}} options the remote's folder
 * @returns {import('webpack').Configuration}
 */
export function remoteWebpack({ directory }) {
  const kind = buildKind();
  const described = describePart(directory);
  const part = kind === 'production' ? described : inDevelopment(described);
  const base = baseWebpack({ part, kind });
  if (kind !== 'production') return whileDeveloping({ base, part, kind });
  return {
    ...base,
    entry: {},
    // Shared chunks would leave the integrity hashes of the entry unresolved.
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      ...base.plugins,
      container(part, REMOTE),
      leanFederation(),
      new RetriedChunksPlugin(),
      new NoDuplicatesPlugin(),
      new ReleasePlugin({ part, entry: ENTRY, group: EXPOSED }),
    ],
  };
}
