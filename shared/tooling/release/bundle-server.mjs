import path from 'node:path';

import { build } from 'esbuild';

import { compileCatalogues } from '../messages/compile.mjs';
import { compileForServer } from './compile-for-server.mjs';

const PLAIN_ICON = '../webpack/plain-icons/plain-icon.mjs';

/**
 * A server part only reads, by `fetch`; the client for writing would add half of Node's modules, which do not exist
 * where a server part runs.
 */
const withoutSending = {
  name: 'without-sending',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^axios$/ }, () => ({ path: 'axios', namespace: 'without-sending' }));
    onLoad({ filter: /.*/, namespace: 'without-sending' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** The renderer that needs no streams of Node; React does not export it by name. */
function stringRenderer(root) {
  const file = path.join(root, 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js');
  return {
    name: 'string-renderer',
    setup: ({ onResolve }) => onResolve({ filter: /^react-dom\/server$/ }, () => ({ path: file })),
  };
}

/** The components of icons, as in the browser's build. */
const plainIcons = {
  name: 'plain-icons',
  setup({ onLoad }) {
    onLoad({ filter: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ }, () => ({
      contents: `export { createPlainIcon as default } from ${JSON.stringify(PLAIN_ICON)};`,
      resolveDir: import.meta.dirname,
    }));
  },
};

/** Our sources, compiled as for the browser, so that both generate the same names of styles. */
function ourSources(part) {
  return {
    name: 'our-sources',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        if (file.includes('node_modules')) return undefined;
        return { contents: await compileForServer(file, part), loader: 'js' };
      });
    },
  };
}

/** The messages of `ui` and `parts`, which the shell provides in the browser. */
function sharedMessages(root) {
  const packages = ['shared/ui', 'shared/parts'].map((folder) => path.join(root, folder));
  return {
    name: 'shared-messages',
    setup({ onLoad }) {
      onLoad({ filter: /remote-kit\/src\/server\/shared-messages\.ts$/ }, () => ({
        contents: `export const sharedMessages = ${JSON.stringify(compileCatalogues(packages))};`,
        loader: 'js',
      }));
    },
  };
}

/**
 * The input of the bundle.
 *
 * @typedef {object} ServerPart
 * @property {string} name
 * @property {string} root of the repository
 * @property {string[]} addressIds whose screens may be chunks of that name
 * @property {Set<string>} [contained] files that are in its build for browsers; all if it has none
 * @property {Map<string, string>} [assets] names of released files by their source file
 */

/**
 * Bundles a remote's `server.ts` into one CommonJS file that needs no module of Node.
 *
 * @param {string} source @param {string} target @param {ServerPart} part
 * @returns {Promise<{sources: string[], contained: string[]}>} its source files, and those of which some code is in it
 */
export async function bundleServer(source, target, part) {
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
    plugins: [
      withoutSending,
      stringRenderer(part.root),
      plainIcons,
      sharedMessages(part.root),
      ourSources(part),
    ],
    // A server part is one file; imports of a library become a `require`, which does not exist there.
    supported: { 'dynamic-import': false },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [{ inputs }] = Object.values(metafile.outputs);
  const contained = Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0);
  const absolute = (files) => files.map((file) => path.resolve(file));
  return { sources: absolute(Object.keys(metafile.inputs)), contained: absolute(contained) };
}
