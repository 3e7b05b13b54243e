import path from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

import { describePart } from '../release/part.mjs';
import { baseWebpack } from './base-webpack.mjs';
import { MinifyStylesPlugin } from './minify-styles-plugin.mjs';
import { oneHttpAdapter } from './one-http-adapter.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { lentByShell, mentionOfAllShared } from './shared-modules.mjs';

const ENTRY = 'main.js';

function host(part) {
  return new ModuleFederationPlugin({
    name: part.container,
    shared: lentByShell(part.root),
    shareStrategy: 'loaded-first',
    runtimePlugins: [path.join(import.meta.dirname, 'provide-runtime-core.mjs')],
    dts: false,
    manifest: false,
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  });
}

const STYLES = { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] };
const FONTS = { test: /\.woff2?$/, type: 'asset/resource' };

/**
 * How the shell is built: one eager script that lends what the remotes share, lazy chunks for widgets behind
 * a first intent, one stylesheet, written as a release to `dist/release`.
 *
 * @param {{directory: string, mode?: 'production' | 'development'}} options the shell's folder
 * @returns {import('webpack').Configuration}
 */
export function shellWebpack({ directory, mode = 'production' }) {
  const part = describePart(directory);
  const base = baseWebpack({ part, mode });
  return {
    ...base,
    entry: { main: ['./src/run.ts', mentionOfAllShared()] },
    output: { ...base.output, filename: '[name].js' },
    module: { rules: [...base.module.rules, STYLES, FONTS] },
    plugins: [
      ...base.plugins,
      oneHttpAdapter(),
      host(part),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      new MinifyStylesPlugin(),
      new ReleasePlugin({ part, entry: ENTRY, group: 'main' }),
    ],
  };
}
