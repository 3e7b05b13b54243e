import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCK = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
const KINDS = ['os', 'cpu', 'libc', 'engines', 'license'];

/** The folder around a package's own: the next one in which Node looks. */
function around(place) {
  const last = place.lastIndexOf('/node_modules/');
  return last >= 0 ? place.slice(0, last) : '';
}

function isLocked(packages, place, name) {
  for (let from = place; ; from = around(from)) {
    if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true;
    if (!from) return false;
  }
}

function factsOf(name) {
  try {
    const answer = execFileSync('npm', ['view', name, ...KINDS, '--json'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const facts = JSON.parse(answer.toString());
    return Array.isArray(facts) ? facts.at(-1) : facts;
  } catch {
    return {};
  }
}

function listed(value) {
  return value === undefined ? undefined : [value].flat();
}

function entryFor(name, version, { dev, license }) {
  const { os, cpu, libc, engines, license: own } = factsOf(name);
  const entry = {
    version,
    cpu: listed(cpu),
    dev,
    libc: listed(libc),
    license: own ?? license,
    optional: true,
  };
  return JSON.parse(JSON.stringify({ ...entry, os: listed(os), engines }));
}

/**
 * Adds the optional packages of other platforms that the registry in use does not offer in the locked
 * version. npm leaves them out of the lock when it writes it and then refuses the lock for lacking them.
 */
export function completeLock(lock, find = entryFor) {
  const packages = { ...lock.packages };
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const isExact = /^\d/.test(version);
      if (isExact && !isLocked(packages, place, name))
        packages[`node_modules/${name}`] = find(name, version, entry);
    }
  }
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
  const completed = completeLock(lock);
  writeFileSync(LOCK, `${JSON.stringify(completed, null, 2)}\n`);
  const added = Object.keys(completed.packages).length - Object.keys(lock.packages).length;
  process.stdout.write(`package-lock.json: ${added} packages of other platforms added\n`);
}
