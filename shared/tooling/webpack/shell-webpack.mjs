import path from 'node:path';

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

import { describePart } from '../release/part.mjs';
import { baseWebpack } from './base-webpack.mjs';
import { buildKind, inDevelopment } from './build-kind.mjs';
import { leanFederation } from './lean-federation/lean-federation.mjs';
import { MinifyStylesPlugin } from './plugins/minify-styles-plugin.mjs';
import { singleHttpAdapter } from './single-http-adapter.mjs';
import { ReleasePlugin } from './plugins/release-plugin.mjs';
import { shareScopeOfShell } from './shared-modules.mjs';

const ENTRY = 'main.js';

/** As its importer names it. */
const SHARE_SCOPE = /^\.\/share-scope$/;

/** Loads remotes. */
const FEDERATION = 'federation';

/** Read by the federation runtime. */
const FEDERATION_CONSTANTS = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
};

const STYLES = { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] };
const FONTS = { test: /\.woff2?$/, type: 'asset/resource' };

/** Before React, so that React finds the hook of remotes with hot reload. */
const DEVTOOLS_HOOK = path.join(import.meta.dirname, 'hot/devtools-hook.mjs');

/**
 * The configuration of the shell: one eager script that provides the shared modules, lazy chunks for widgets that load
 * on interaction, one stylesheet, written as a release to `dist/release`. `CAMPAVIA_BUILD` selects a development build.
 *
 * @param {{directory: string}} options the shell's folder
 * @returns {import('webpack').Configuration}
 */
export function shellWebpack({ directory }) {
  const kind = buildKind();
  const isProduction = kind === 'production';
  const described = describePart(directory);
  const part = isProduction ? described : inDevelopment(described);
  const base = baseWebpack({ part, kind });
  const modules = ['./src/run.ts'];
  return {
    ...base,
    entry: { main: isProduction ? modules : [DEVTOOLS_HOOK, ...modules] },
    output: { ...base.output, filename: '[name].js' },
    module: { rules: [...base.module.rules, STYLES, FONTS] },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== FEDERATION },
    },
    plugins: [
      ...base.plugins,
      singleHttpAdapter(),
      leanFederation(),
      new webpack.NormalModuleReplacementPlugin(SHARE_SCOPE, shareScopeOfShell(part)),
      new webpack.DefinePlugin(FEDERATION_CONSTANTS),
      new MiniCssExtractPlugin({ filename: isProduction ? '[name].[contenthash:8].css' : '[name].css' }),
      ...(isProduction
        ? [
            new MinifyStylesPlugin(),
            new ReleasePlugin({ part, entry: ENTRY, group: 'main', preloaded: [FEDERATION] }),
          ]
        : []),
    ],
  };
}
