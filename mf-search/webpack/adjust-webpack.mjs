import path from 'node:path';

import webpack from 'webpack';

import { BaseMapPlugin } from './base-map-plugin.mjs';

const here = import.meta.dirname;

/**
 * Adds to the common build: the base map, and a reduced Leaflet with only what the map uses, without the assignments to
 * `innerHTML` that the page's Trusted Types refuse.
 *
 * @param {import('webpack').Configuration} config
 * @returns {import('webpack').Configuration}
 */
export function adjustWebpack(config) {
  const { output, resolve, plugins } = config;
  return {
    ...config,
    // Plain names: the release's folder has the version, and the server preloads pictures by name.
    output: { ...output, assetModuleFilename: 'pictures/[name][ext]' },
    resolve: {
      ...resolve,
      alias: { ...resolve.alias, leaflet$: path.join(here, 'slim-leaflet.mjs') },
    },
    plugins: [
      ...plugins,
      new BaseMapPlugin(),
      new webpack.NormalModuleReplacementPlugin(/\/core\/Browser$/, (resource) => {
        if (/leaflet\/src/.test(resource.context)) {
          resource.request = path.join(here, 'leaflet-browser.cjs');
        }
      }),
    ],
  };
}
