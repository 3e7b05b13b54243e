import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import semver from 'semver';

import { rootOf, sourceVersion } from './source-version.mjs';

/**
 * The build's description of a browser part.
 *
 * @typedef {object} Part
 * @property {string} name `mf-search`
 * @property {string} version `0.1.0-3fa9c1d2`
 * @property {string} container global name of its federation container; contains the version, so that two releases in
 * one page do not conflict
 * @property {string} directory @property {string} root of the repository @property {string} output
 */

/** A pre-release version chosen by a person must be distinct from every other. */
const PLAIN = /^\d+\.\d+\.\d+(-[0-9A-Za-z]+)?$/;

/** Version given for this build, `1.9.0-pr.31`; undefined if the version comes from the sources. */
function givenVersion() {
  const version = process.env.CAMPAVIA_VERSION;
  if (!version) return undefined;
  if (semver.valid(version) !== version || version.length > 64) {
    throw new Error(`CAMPAVIA_VERSION=${version} is not a version of a release: 1.9.0 or 1.9.0-pr.31`);
  }
  return version;
}

function containerOf(name, version) {
  const plain = `campavia_${name}_${version}`.replace(/\W/g, '_');
  // 1.0.0-a.b and 1.0.0-a-b are different releases.
  return PLAIN.test(version)
    ? plain
    : `${plain}_${createHash('sha256').update(version).digest('hex').slice(0, 6)}`;
}

/**
 * `CAMPAVIA_VERSION` overrides the version of the sources, `CAMPAVIA_OUTPUT` the folder `dist/release`, relative to the
 * part's folder.
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
