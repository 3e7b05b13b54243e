import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NOT_BUILT = new Set(['node_modules', 'dist', 'compiled', 'test', 'testing', '.turbo']);
const NOT_BUILT_FILE = /\.(test|stories)\.[cm]?tsx?$|\.md$|^compiled-all\.json$/;
/** The build tools are sources of a part as well. */
const BUILDERS = [
  'shared/tooling/webpack',
  'shared/tooling/release',
  'shared/tooling/messages',
  'shared/tooling/content',
  'shared/release/src/compatibility/operations',
];
/** A release contains the api's description at the time of the build. */
const FILES = ['package-lock.json', 'api/openapi.json'];

function readPackage(directory) {
  return JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
}

/**
 * The repository's root: the nearest folder above with a lock file.
 *
 * @param {string} directory any folder inside
 * @returns {string}
 */
export function rootOf(directory) {
  let current = path.resolve(directory);
  while (!existsSync(path.join(current, 'package-lock.json'))) {
    const parent = path.dirname(current);
    if (parent === current) throw new Error(`No package-lock.json above ${directory}`);
    current = parent;
  }
  return current;
}

function workspaceFolder(root, name) {
  const short = name.replace('@campavia/', '');
  return [path.join(root, 'shared', short), path.join(root, short)].find((folder) => existsSync(folder));
}

/** The part's folder and those of all workspaces it depends on, directly or not. */
function foldersOf(directory, root, found = new Set()) {
  found.add(directory);
  const names = Object.keys(readPackage(directory).dependencies ?? {});
  for (const name of names.filter((each) => each.startsWith('@campavia/'))) {
    const folder = workspaceFolder(root, name);
    if (folder && !found.has(folder)) foldersOf(folder, root, found);
  }
  return found;
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_BUILT.has(entry.name) ? [] : filesIn(file);
    return NOT_BUILT_FILE.test(entry.name) ? [] : [file];
  });
}

function sourcesOf(directory, root) {
  const serverProcess = path.join(directory, 'server') + path.sep;
  const builders = BUILDERS.map((folder) => path.join(root, folder)).filter((folder) => existsSync(folder));
  const files = [...foldersOf(directory, root), ...builders].flatMap(filesIn);
  const sources = files.filter((file) => !file.startsWith(serverProcess));
  const others = FILES.map((file) => path.join(root, file)).filter((file) => existsSync(file));
  return [...sources, ...others].sort();
}

/**
 * Eight digits of a hash; a number that begins with 0 would not be a valid version (Semantic Versioning 2.0.0, § 9).
 */
function nameOf(hash) {
  const digits = hash.slice(0, 8);
  return /^0\d+$/.test(digits) ? `a${digits.slice(1)}` : digits;
}

/**
 * The version of a browser part from its current sources: `0.1.0-3fa9c1d2`, the package's version and a hash over its
 * sources, those of the workspaces it depends on, the build tools, the lock file and the description of the api.
 *
 * @param {string} directory the part's folder
 * @returns {string}
 */
export function sourceVersion(directory) {
  const root = rootOf(directory);
  const hash = createHash('sha256');
  for (const file of sourcesOf(path.resolve(directory), root)) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return `${readPackage(directory).version}-${nameOf(hash.digest('hex'))}`;
}
