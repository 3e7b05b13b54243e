import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { Refusal } from '../postgres/refusal.mjs';

/** A headless browser without windows needs less memory. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's packages; the second is installed if the first does not exist. */
const PACKAGES = [HEADLESS, 'chromium'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a Chromium for the tests: the one of `CHROMIUM_PATH`, one of the system, else one it installs: from the
 * system's packages as root, else Playwright's own.
 *
 * @param {(program: { command: string, args: string[], env?: object }) => Promise<number | string>} install
 */
export async function provideBrowser(install) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Refusal(`CHROMIUM_PATH=${named} is not a program.`);
  const found = named || findBrowser() || (await ownBrowser());
  if (found) return found;

  if (process.getuid() === 0 && existsSync('/usr/bin/apt-get')) await installPackage(install);
  return findBrowser() ?? installOwn(install);
}

/** The first Chromium of the system, or undefined; in a folder with several, the lightest. */
export function findBrowser(path = process.env.PATH ?? '') {
  const folders = [...new Set([...path.split(delimiter).filter(Boolean), ...FOLDERS])];
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC].find(isExecutable);
}

async function installPackage(install) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await install({ command: 'apt-get', args: ['update'], env });
  for (const name of PACKAGES) {
    await install({ command: 'apt-get', args: ['install', '-y', '--no-install-recommends', name], env });
    if (findBrowser()) return;
  }
}

async function installOwn(install) {
  await install({
    command: process.execPath,
    args: ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
  });
  const path = await ownBrowser();
  if (path) return path;
  throw new Refusal('Chromium was not found and could not be installed. Install it, or set CHROMIUM_PATH.');
}

async function ownBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && isExecutable(path) ? path : undefined;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
