import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that a run leaves in a copy and the next one may use again. */
const EXCLUDED = ['node_modules', 'dist', '.campavia', 'reports', 'compiled', 'compiled-all.json'];

/**
 * Makes a folder an exact copy of the sources of a checkout, including uncommitted ones. Packages are links to the
 * checkout's, except for the workspaces: those are the copy's own.
 *
 * @param {string} root the checkout
 * @param {string} copy folder of the copy; builds of an earlier copy stay
 */
export function copySources(root, copy) {
  const files = listFiles(root);
  mkdirSync(copy, { recursive: true });
  removeOthers(copy, '', new Set(files));
  for (const file of files) copyFile(join(root, file), join(copy, file));
  linkAllPackages(root, copy, files);
}

/** Links the packages of a checkout into another one, for each workspace among its files. */
export function linkAllPackages(root, copy, files) {
  const folders = ['', ...new Set(files.filter((file) => file.endsWith('/package.json')).map(dirname))];
  for (const folder of folders) linkPackages(join(root, folder), join(copy, folder));
}

function listFiles(root) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return output.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

function removeOthers(copy, folder, files) {
  for (const entry of readdirSync(join(copy, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (EXCLUDED.includes(entry.name)) continue;
    if (entry.isDirectory()) removeOthers(copy, path, files);
    else if (!files.has(path)) rmSync(join(copy, path));
  }
}

function copyFile(from, to) {
  if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

function linkPackages(from, to) {
  const packages = join(from, 'node_modules');
  const links = join(to, 'node_modules');
  if (!existsSync(packages)) return;
  mkdirSync(links, { recursive: true });
  for (const entry of readdirSync(packages, { withFileTypes: true })) {
    const [source, target] = [join(packages, entry.name), join(links, entry.name)];
    if (entry.name === '.cache' || isThere(target)) continue;
    // Links to workspaces are relative, so copied links point to those of the copy.
    if (entry.name === '@campavia') cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    else if (entry.isDirectory()) symlinkSync(source, target, 'junction');
    else writeFileSync(target, readFileSync(source));
  }
}

function isThere(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
