import { readFileSync } from 'node:fs';
import path from 'node:path';

import { rootOf, sourceVersion } from './source-version.mjs';

/**
 * What the build knows of a browser part.
 *
 * @typedef {object} Part
 * @property {string} name `mf-search`
 * @property {string} version `0.1.0-3fa9c1d2`
 * @property {string} container global name of its federation container; contains the version, so that two
 *   releases never meet in one page
 * @property {string} directory @property {string} root of the repository @property {string} output
 */

/**
 * @param {string} directory the part's folder
 * @returns {Part}
 */
export function describePart(directory) {
  const manifest = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const name = manifest.name.replace('@campavia/', '');
  const version = sourceVersion(directory);
  return {
    name,
    version,
    container: `campavia_${name}_${version}`.replace(/\W/g, '_'),
    directory: path.resolve(directory),
    root: rootOf(directory),
    output: path.join(path.resolve(directory), 'dist/release'),
  };
}
