import webpack from 'webpack';

const NOTHING = 'data:text/javascript,export const getFetch = undefined;';

/**
 * axios has two adapters for browsers and uses the first that works, XMLHttpRequest, in all of them. This removes the
 * other one, 3 KiB.
 *
 * @returns {import('webpack').NormalModuleReplacementPlugin}
 */
export function singleHttpAdapter() {
  return new webpack.NormalModuleReplacementPlugin(/^\.\/fetch\.js$/, (resource) => {
    if (/axios[\\/]lib[\\/]adapters$/.test(resource.context ?? '')) resource.request = NOTHING;
  });
}
