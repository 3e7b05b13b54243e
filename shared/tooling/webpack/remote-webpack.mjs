import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

import { describePart } from '../release/part.mjs';
import { baseWebpack } from './base-webpack.mjs';
import { NoCopiesPlugin } from './no-copies-plugin.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { takenFromShell } from './shared-modules.mjs';

const ENTRY = 'remote.js';
const EXPOSED = 'exposed';

function container(part) {
  return new ModuleFederationPlugin({
    name: part.container,
    filename: ENTRY,
    exposes: { './remote': { import: ['./src/remote.tsx'], name: EXPOSED } },
    shared: takenFromShell(part.root),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  });
}

/**
 * How a remote is built: one federation container that exposes `./remote`, without copies of what the
 * shell lends, written as a release to `dist/release`.
 *
 * @param {{directory: string, mode?: 'production' | 'development'}} options the remote's folder
 * @returns {import('webpack').Configuration}
 */
export function remoteWebpack({ directory, mode = 'production' }) {
  const part = describePart(directory);
  const base = baseWebpack({ part, mode });
  return {
    ...base,
    entry: {},
    // Shared chunks would leave the integrity hashes of the entry unresolved.
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      ...base.plugins,
      container(part),
      new NoCopiesPlugin(),
      new ReleasePlugin({ part, entry: ENTRY, group: EXPOSED }),
    ],
  };
}
