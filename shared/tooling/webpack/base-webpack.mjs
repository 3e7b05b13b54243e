import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

import { CompileMessagesPlugin } from './compile-messages-plugin.mjs';
import { ForgetEmptyChunksPlugin } from './forget-empty-chunks-plugin.mjs';
import { keepSiteLanguages } from './keep-site-languages.mjs';
import { StableOrderPlugin } from './stable-order-plugin.mjs';

const here = import.meta.dirname;

/** Packages whose messages end in the catalogue of this part. */
export function cataloguesOf(part) {
  const lent = ['shared/ui', 'shared/parts'].map((folder) => path.join(part.root, folder));
  return part.name === 'shell' ? [part.directory, ...lent] : [part.directory];
}

function hasCatalogues(part) {
  return cataloguesOf(part).every((folder) => existsSync(path.join(folder, 'messages/en.json')));
}

function swcLoader({ part, isProduction, tsx }) {
  const components = {
    namespace: part.name,
    ssr: true,
    displayName: !isProduction,
    minify: isProduction,
    transpileTemplateLiterals: isProduction,
  };
  return {
    loader: 'swc-loader',
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        transform: { react: { runtime: 'automatic', development: !isProduction } },
        experimental: {
          cacheRoot: path.join(part.root, 'node_modules/.cache/swc'),
          plugins: [['@swc/plugin-styled-components', components]],
        },
      },
    },
  };
}

function messageLoader({ part, isProduction }) {
  const hasCatalogue = isProduction && hasCatalogues(part);
  return { loader: path.join(here, 'message-loader.mjs'), options: { hasCatalogue } };
}

function sources(options) {
  const ours = { exclude: /node_modules/ };
  return [
    { ...ours, test: /\.tsx$/, use: swcLoader({ ...options, tsx: true }) },
    { ...ours, test: /\.ts$/, use: swcLoader({ ...options, tsx: false }) },
    { ...ours, test: /\.messages\.ts$/, use: messageLoader(options) },
  ];
}

/**
 * Only while developing: out of a warm cache webpack may order modules otherwise than out of none, and a
 * release must come out the same, byte for byte, from the same sources.
 */
function cacheOf({ part, mode }) {
  if (mode === 'production') return false;
  const tools = readdirSync(here).filter((file) => file.endsWith('.mjs'));
  return {
    type: 'filesystem',
    name: part.name,
    cacheDirectory: path.join(part.root, 'node_modules/.cache/webpack'),
    buildDependencies: { config: tools.map((file) => path.join(here, file)) },
    compression: false,
  };
}

function minimizer() {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { ecma: 2022, module: false, compress: { passes: 2 }, format: { comments: false } },
  });
}

/**
 * What building the shell and building a remote have in common.
 *
 * @param {{part: import('../release/part.mjs').Part, mode: 'production' | 'development'}} options
 * @returns {import('webpack').Configuration}
 */
export function baseWebpack({ part, mode }) {
  const isProduction = mode === 'production';
  return {
    mode,
    name: part.name,
    context: part.directory,
    target: ['web', 'es2022'],
    devtool: false,
    cache: cacheOf({ part, mode }),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    performance: false,
    output: {
      path: part.output,
      clean: true,
      publicPath: 'auto',
      uniqueName: part.container,
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[hash:8][ext]',
      // As long as the loader waits for a part; a chunk that hangs counts as missing after that.
      chunkLoadTimeout: 4000,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'campavia-webpack' },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: { '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
    module: { rules: sources({ part, isProduction }) },
    optimization: { minimize: isProduction, minimizer: [minimizer()], runtimeChunk: false },
    plugins: [
      new CompileMessagesPlugin({ part, sources: cataloguesOf(part) }),
      keepSiteLanguages(),
      new StableOrderPlugin(),
      new ForgetEmptyChunksPlugin(),
      new SubresourceIntegrityPlugin({ enabled: isProduction, hashLoading: 'lazy' }),
      new webpack.SourceMapDevToolPlugin({ filename: '../maps/[file].map', append: false, noSources: false }),
    ],
  };
}
