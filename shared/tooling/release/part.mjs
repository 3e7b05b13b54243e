import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import semver from 'semver';

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

/** What people write as a version, after the three numbers, so that it is distinct from every other. */
const PLAIN = /^\d+\.\d+\.\d+(-[0-9A-Za-z]+)?$/;

/** Version given for this build, `1.9.0-pr.31`; undefined where the sources say it. */
function givenVersion() {
  const version = process.env.CAMPAVIA_VERSION;
  if (!version) return undefined;
  if (semver.valid(version) !== version || version.length > 64) {
    throw new Error(`CAMPAVIA_VERSION=${version} is no version of a release: 1.9.0 or 1.9.0-pr.31`);
  }
  return version;
}

function containerOf(name, version) {
  const plain = `campavia_${name}_${version}`.replace(/\W/g, '_');
  // 1.0.0-a.b and 1.0.0-a-b are two releases.
  return PLAIN.test(version)
    ? plain
    : `${plain}_${createHash('sha256').update(version).digest('hex').slice(0, 6)}`;
}

/**
 * `CAMPAVIA_VERSION` gives the release another version than its sources do, `CAMPAVIA_OUTPUT` another folder
 * than `dist/release`, from the part's folder.
 *
 * @param {string} directory the part's folder
 * @returns {Part}
 */
export function describePart(directory) {
  const manifest = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const name = manifest.name.replace('@campavia/', '');
  const version = givenVersion() ?? sourceVersion(directory);
  return {
    name,
    version,
    container: containerOf(name, version),
    directory: path.resolve(directory),
    root: rootOf(directory),
    output: path.resolve(directory, process.env.CAMPAVIA_OUTPUT || 'dist/release'),
  };
}
