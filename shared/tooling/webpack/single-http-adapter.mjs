import webpack from 'webpack';

const NOTHING = 'data:text/javascript,export const getFetch = undefined;';

/**
 * axios has two adapters for browsers and takes the first that works, XMLHttpRequest, in all of
 * them. This leaves the other, 3 KiB, out.
 *
 * @returns {import('webpack').NormalModuleReplacementPlugin}
 */
export function singleHttpAdapter() {
  return new webpack.NormalModuleReplacementPlugin(/^\.\/fetch\.js$/, (resource) => {
    if (/axios[\\/]lib[\\/]adapters$/.test(resource.context ?? '')) resource.request = NOTHING;
  });
}
