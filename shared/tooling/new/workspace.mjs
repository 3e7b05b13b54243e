import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { isInstalled, recordInstall } from '../start/install.mjs';

const LOCK = 'package-lock.json';

function linkOf(name) {
  return `node_modules/@campavia/${name}`;
}

/** Inserts it where npm would put it: the other entries keep their order. */
function inserted(packages, place, entry) {
  const entries = Object.entries(packages);
  const next = entries.findIndex(([other]) => other.localeCompare(place, 'en') > 0);
  entries.splice(next < 0 ? entries.length : next, 0, [place, entry]);
  return Object.fromEntries(entries);
}

function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => one.localeCompare(other, 'en')));
}

function withPackages(text, change) {
  const lock = JSON.parse(text);
  return `${JSON.stringify({ ...lock, packages: change(lock.packages) }, null, 2)}\n`;
}

/** Writes a new workspace into the lock file, as npm would, so that `npm ci` still accepts it. */
export function addWorkspace(draft, name) {
  const manifest = JSON.parse(draft.read(`${name}/package.json`));
  const { version, dependencies, devDependencies } = manifest;
  const entry = {
    name: manifest.name,
    version,
    dependencies: sorted(dependencies),
    devDependencies: sorted(devDependencies),
  };
  draft.change(LOCK, (text) =>
    withPackages(text, (packages) =>
      inserted(inserted(packages, name, entry), linkOf(name), { resolved: name, link: true }),
    ),
  );
}

/** Removes a workspace from the lock file. */
export function removeWorkspace(draft, name) {
  const places = [name, linkOf(name)];
  draft.change(LOCK, (text) =>
    withPackages(text, (packages) =>
      Object.fromEntries(Object.entries(packages).filter(([place]) => !places.includes(place))),
    ),
  );
}

/**
 * Does what an installation would do for an added or removed workspace, and marks the lock file as installed if it was
 * before.
 *
 * @param {string} root @param {string} name @param {() => Promise<unknown>} write writes the changes of the draft
 */
export async function relinkWorkspace(root, name, write) {
  const wasInstalled = existsSync(path.join(root, 'node_modules')) && isInstalled(root);
  await write();
  const link = path.join(root, linkOf(name));
  rmSync(link, { force: true });
  if (existsSync(path.join(root, name))) {
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join('../..', name), link, 'junction');
  }
  if (wasInstalled) recordInstall(root);
}
