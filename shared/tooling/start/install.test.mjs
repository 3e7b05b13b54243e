import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isInstalled, recordInstall } from './install.mjs';

function clone(wanted, found) {
  const root = mkdtempSync(join(tmpdir(), 'clone-'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }));
  if (!found) return root;
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: found }));
  return root;
}

const pg = { 'node_modules/pg': { version: '8.1.0' } };
const forMac = { 'node_modules/only-for-mac': { version: '1.0.0', optional: true } };

it('installs on a fresh clone', () => {
  expect(isInstalled(clone(pg))).toBe(false);
});

it('does not install again after a manual installation', () => {
  expect(isInstalled(clone({ ...pg, ...forMac }, pg))).toBe(true);
});

it('installs when the lock file has another version', () => {
  expect(isInstalled(clone(pg, { 'node_modules/pg': { version: '8.0.0' } }))).toBe(false);
});

it('installs when a workspace is not linked yet', () => {
  expect(isInstalled(clone({ ...pg, 'node_modules/@campavia/new': { link: true } }, pg))).toBe(false);
});

it('installs again when the lock file changed since', () => {
  const root = clone(pg, pg);
  recordInstall(root);
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/new': { version: '1.0.0' } } }),
  );
  expect(isInstalled(root)).toBe(false);
});
