import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { transform } from '@swc/core';

import { swcOptions } from '../webpack/swc-options.mjs';

const ASSET = /new URL\((['"])(\.[^'"]+)\1, import\.meta\.url\)\.href/g;
const IMPORT =
  /(?<![\w$.])import\((?!\s*`)(?:\s*\/\*\s*(?:webpackChunkName:\s*"([^"]+)"|(onServer))\s*\*\/)?/g;
/** Code that belongs to no page, but that `handle` needs as well. */
const NEEDED = /[\\/]shared[\\/](api-client|contracts|domain)[\\/]/;
/** A promise that never settles: for code that waits for an interaction with the page. */
const LATER = '(() => new Promise(() => undefined))(';

/**
 * Compiles a source of ours for a server part: with the names of styles of the browser's build, pictures by their name
 * in the release, and without the code that a page loads later. Only these dynamic imports are followed: catalogues,
 * screens in chunks with the name of their address, and imports with the comment `onServer`.
 *
 * @param {string} file @param {import('./bundle-server.mjs').ServerPart} part
 * @returns {Promise<string>}
 */
export async function compileForServer(file, { name, root, addressIds, assets, contained }) {
  // Files that are not in the remote's build for browsers come from the shell there, and have its names.
  const namespace = !contained || contained.has(file) ? name : 'shell';
  const options = swcOptions({ root, namespace, isProduction: true, tsx: file.endsWith('.tsx') });
  const { code } = await transform(await readFile(file, 'utf8'), { filename: file, ...options });
  const nameOf = (asset) => {
    const source = path.resolve(path.dirname(file), asset);
    return assets?.get(source) ?? path.basename(source);
  };
  return code
    .replace(ASSET, (_, __, asset) => `(__dirname + ${JSON.stringify(`/${nameOf(asset)}`)})`)
    .replace(IMPORT, (text, chunk, onServer) =>
      NEEDED.test(file) || onServer || addressIds.includes(chunk) ? text : LATER,
    );
}
