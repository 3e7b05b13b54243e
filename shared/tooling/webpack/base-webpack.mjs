import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

import { CompileMessagesPlugin } from './plugins/compile-messages-plugin.mjs';
import { RemoveEmptyChunksPlugin } from './plugins/remove-empty-chunks-plugin.mjs';
import { keepSiteLanguages } from './keep-site-languages.mjs';
import { plainIcons } from './plain-icons/plain-icons.mjs';
import { StableMapsPlugin } from './plugins/stable-maps-plugin.mjs';
import { StableOrderPlugin } from './plugins/stable-order-plugin.mjs';
import { swcOptions } from './swc-options.mjs';

const here = import.meta.dirname;
const COMPILED = /[\\/]messages[\\/]compiled[\\/][a-z-]+\.json$/;

/** Packages whose messages are compiled into the catalogue of this part. */
export function cataloguesOf(part) {
  const provided = ['shared/ui', 'shared/parts'].map((folder) => path.join(part.root, folder));
  return part.name === 'shell' ? [part.directory, ...provided] : [part.directory];
}

function hasCatalogues(part) {
  return cataloguesOf(part).every((folder) => existsSync(path.join(folder, 'messages/en.json')));
}

function swcLoader({ part, kind, isProduction, tsx }) {
  const { root, name: namespace } = part;
  const options = swcOptions({ root, namespace, isProduction, tsx, refresh: kind === 'refresh' });
  return { loader: 'swc-loader', options };
}

function messageLoader({ part, isProduction }) {
  const hasCatalogue = isProduction && hasCatalogues(part);
  return { loader: path.join(here, 'loaders/message-loader.mjs'), options: { hasCatalogue } };
}

function devCatalogues(part) {
  const loader = path.join(here, 'loaders/dev-catalogue-loader.mjs');
  return { test: COMPILED, use: { loader, options: { sources: cataloguesOf(part) } } };
}

function sources(options) {
  const ours = { exclude: /node_modules/ };
  return [
    { ...ours, test: /\.tsx$/, use: swcLoader({ ...options, tsx: true }) },
    { ...ours, test: /\.ts$/, use: swcLoader({ ...options, tsx: false }) },
    { ...ours, test: /\.messages\.ts$/, use: messageLoader(options) },
    ...(options.isProduction ? [] : [devCatalogues(options.part)]),
  ];
}

const icons = {
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  use: path.join(here, 'loaders/icon-loader.mjs'),
};

/**
 * Only for development: with a warm cache webpack may order modules differently, and a release must be the same, byte
 * for byte, from the same sources.
 */
function cacheOf({ part, kind, isProduction }) {
  if (isProduction) return false;
  const tools = readdirSync(here).filter((file) => file.endsWith('.mjs'));
  return {
    type: 'filesystem',
    name: `${part.name}-${kind}`,
    cacheDirectory: path.join(part.root, 'node_modules/.cache/webpack'),
    buildDependencies: { config: tools.map((file) => path.join(here, file)) },
    compression: false,
  };
}

function minimizer() {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { ecma: 2022, module: false, compress: { passes: 3 }, format: { comments: false } },
  });
}

/** Stored with the release and never served; the same in every folder. */
const RELEASED_MAPS = {
  filename: 'private/[file].map',
  append: false,
  noSources: false,
  moduleFilenameTemplate: 'webpack://[namespace]/[resource-path]',
  fallbackModuleFilenameTemplate: 'webpack://[namespace]/[resource-path]?[id]',
};

/** Settings that only a release needs, not a page in development. */
function pluginsOf({ part, isProduction }) {
  const messages = new CompileMessagesPlugin({ part, sources: cataloguesOf(part) });
  if (!isProduction) {
    return [
      messages,
      keepSiteLanguages(),
      plainIcons(),
      new webpack.SourceMapDevToolPlugin({ filename: '[file].map', columns: false }),
    ];
  }
  return [
    messages,
    keepSiteLanguages(),
    plainIcons(),
    new StableOrderPlugin(),
    new RemoveEmptyChunksPlugin(),
    new SubresourceIntegrityPlugin({ enabled: true, hashLoading: 'lazy', hashFuncNames: ['sha256'] }),
    new webpack.SourceMapDevToolPlugin(RELEASED_MAPS),
    new StableMapsPlugin(),
  ];
}

/**
 * The common configuration of the shell and of remotes.
 *
 * @param {{part: import('../release/part.mjs').Part, kind: import('./build-kind.mjs').BuildKind}} options
 * @returns {import('webpack').Configuration}
 */
export function baseWebpack({ part, kind }) {
  const isProduction = kind === 'production';
  const options = { part, kind, isProduction };
  return {
    mode: isProduction ? 'production' : 'development',
    name: part.name,
    context: part.directory,
    target: ['web', 'es2022'],
    devtool: false,
    cache: cacheOf(options),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    performance: false,
    output: {
      path: isProduction ? part.output : path.join(part.directory, 'dist/dev'),
      clean: isProduction,
      publicPath: 'auto',
      uniqueName: part.container,
      // The version in the address changes with the sources; a table of hashes would be part of every page.
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[hash:8][ext]',
      // The same timeout as the loader's for a part; a chunk that hangs counts as missing after it.
      chunkLoadTimeout: 4000,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'campavia-webpack' },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: { '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
    module: { rules: [...sources(options), icons] },
    optimization: { minimize: isProduction, minimizer: [minimizer()], runtimeChunk: false },
    plugins: pluginsOf(options),
  };
}
