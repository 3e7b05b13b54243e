import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const NOT_SOURCES = ['node_modules', 'dist', '.campavia', 'reports', 'compiled'];

/**
 * Finds where a fault is planted: its file, and that file's text without and with the fault. A file that was renamed or
 * moved within its workspace is found by the text that the fault replaces.
 *
 * @param {string} root of the sources
 * @param {import('./planted-faults.mjs').Fault} fault
 * @returns {{ file: string, text: string, planted: string }}
 * @throws Error when the text does not occur exactly once.
 */
export function locateFault(root, fault) {
  const { id, find, replace } = fault;
  const file = findFile(root, fault);
  const text = readFileSync(join(root, file), 'utf8');
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`${id}: the text to replace occurs ${times} times in ${file}, not once`);
  const planted = text.replace(find, () => replace);
  if (planted === text) throw new Error(`${id}: the replacement changes nothing in ${file}`);
  return { file, text, planted };
}

function findFile(root, { id, file, find }) {
  if (existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').includes(find)) return file;
  const folder = workspaceOf(file);
  const others = listSources(join(root, folder)).filter((other) =>
    readFileSync(other, 'utf8').includes(find),
  );
  if (others.length === 1) return relative(root, others[0]).split(sep).join('/');
  const found = others.map((other) => relative(root, other)).join(', ') || 'no file';
  throw new Error(`${id}: the text to replace is not in ${file}; in ${folder} it is in ${found}`);
}

/** The folder of the package a file belongs to: `api`, `shared/ui`. */
function workspaceOf(file) {
  const [first, second] = file.split('/');
  return first === 'shared' ? `${first}/${second}` : first;
}

/** Paths of all test files and journeys below a folder. */
export function listTests(folder) {
  return listFiles(folder).filter((path) => /\.(test|spec)\./.test(path));
}

function listSources(folder) {
  return listFiles(folder).filter((path) => /\.(css|json|sql)$/.test(path) || isCode(path));
}

function isCode(path) {
  return /\.[cm]?[jt]sx?$/.test(path) && !/\.test\./.test(path);
}

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCES.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}
