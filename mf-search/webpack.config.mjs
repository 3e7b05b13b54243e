import path from 'node:path';

import webpack from 'webpack';

import { remoteWebpack } from '@campavia/tooling/webpack';

import { BaseMapPlugin } from './webpack/base-map-plugin.mjs';

const here = import.meta.dirname;
const config = remoteWebpack({ directory: here });
const { output, resolve, plugins } = config;

export default {
  ...config,
  // Plain names: a release's folder already says which version, and the server preloads pictures by name.
  output: { ...output, assetModuleFilename: 'pictures/[name][ext]' },
  resolve: {
    ...resolve,
    alias: { ...resolve.alias, leaflet$: path.join(here, 'webpack/slim-leaflet.mjs') },
  },
  plugins: [
    ...plugins,
    new BaseMapPlugin(),
    new webpack.NormalModuleReplacementPlugin(/\/core\/Browser$/, (resource) => {
      if (/leaflet\/src/.test(resource.context)) {
        resource.request = path.join(here, 'webpack/leaflet-browser.cjs');
      }
    }),
  ],
};
