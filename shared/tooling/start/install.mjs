import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The command that installs exactly the packages of the lock file, including development tools. */
export function installCommand() {
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  return npmCommand(['ci', ...options]);
}

/** Whether the installed packages are those of the lock file. */
export function isInstalled(root) {
  const wanted = readText(join(root, 'package-lock.json'));
  if (readText(marker(root)) === digest(wanted)) return true;
  if (!hasPackages(wanted, readText(join(root, 'node_modules/.package-lock.json')))) return false;
  recordInstall(root);
  return true;
}

/** Records that the packages of the current lock file are installed. */
export function recordInstall(root) {
  writeFileSync(marker(root), digest(readText(join(root, 'package-lock.json'))));
}

/**
 * Whether all packages of a lock file are among the installed ones, as npm lists them; those for other platforms are
 * correctly absent.
 */
export function hasPackages(wantedText, foundText) {
  if (foundText === '') return false;
  const found = JSON.parse(foundText).packages;
  return Object.entries(JSON.parse(wantedText).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    return found[path] ? found[path].version === wanted.version : Boolean(wanted.optional || wanted.peer);
  });
}

// The npm that runs this script, if any, so that another npm on the machine makes no difference.
function npmCommand(args) {
  const script = process.env.npm_execpath;
  const isNpm = script?.endsWith('npm-cli.js');
  return isNpm ? { command: process.execPath, args: [script, ...args] } : { command: 'npm', args };
}

function marker(root) {
  return join(root, 'node_modules/.campavia-lock');
}

function digest(text) {
  return createHash('sha256').update(text).digest('hex');
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
