import path from 'node:path';

import { build } from 'esbuild';

/**
 * A server part only reads, which goes by `fetch`; what sends everything else would bring half of Node's modules along,
 * and where a server part runs there are none.
 */
const withoutSending = {
  name: 'without-sending',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^axios$/ }, () => ({ path: 'axios', namespace: 'without-sending' }));
    onLoad({ filter: /.*/, namespace: 'without-sending' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/**
 * Bundles a remote's `server.ts` into one CommonJS file that needs no module of Node.
 *
 * @param {string} source @param {string} target
 * @returns {Promise<{sources: string[], contained: string[]}>} the files it was made of, and those of which
 *   something is in it
 */
export async function bundleServer(source, target) {
  const { metafile } = await build({
    entryPoints: [source],
    outfile: target,
    bundle: true,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [withoutSending],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [{ inputs }] = Object.values(metafile.outputs);
  const contained = Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0);
  const absolute = (files) => files.map((file) => path.resolve(file));
  return { sources: absolute(Object.keys(metafile.inputs)), contained: absolute(contained) };
}
