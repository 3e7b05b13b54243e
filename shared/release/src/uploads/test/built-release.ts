import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { Release } from '@campavia/remote-kit/config';

import { digestOf, integrityOf } from '../../signing';
import { releaseText } from '../check-release';

/** Long enough to get compressed variants. */
export const SCRIPT = Array.from(
  { length: 200 },
  (_, line) => `export const camper${line} = ${line};\n`,
).join('');

const FILES: Record<string, string> = {
  'remote.js': SCRIPT,
  'home.1a2b3c4d.js': 'export const home = 1;',
  'de.5e6f7a8b.js': 'export const words = {};',
  'server.cjs': 'exports.handle = async () => ({ status: 200 });',
  'pictures/van.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'private/remote.js.map': '{"version":3,"sources":["remote.ts"],"mappings":""}',
};

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Creates a temporary folder. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campavia-release-'));
  folders.push(folder);
  return folder;
}

/** A release.json as a build writes it, with its digest. */
export function releaseOf(files: Record<string, string | Buffer>, changes: Partial<Release> = {}): Release {
  const { part = 'mf-search', version = '1.1.0' } = changes;
  const release: Release = {
    part,
    version,
    commit: '3fa9c1d2',
    author: 'Ada',
    builtAt: '2026-03-01T08:00:00.000Z',
    digest: '',
    contract: '^0.1.0',
    kit: '0.1.0',
    shared: { react: '^19.0.0' },
    container: `campavia_mf_search_${version}`.replace(/\W/g, '_'),
    entry: 'remote.js',
    scripts: [],
    styles: [],
    screens: {},
    messages: {},
    files: Object.entries(files).map(([path, content]) => ({
      path,
      size: Buffer.byteLength(content),
      integrity: integrityOf(content),
    })),
    config: { name: part, squad: 'search', contract: '^0.1.0', addresses: [{ id: 'home', pattern: '/' }] },
    promises: { links: [], sends: [], hears: [], offers: [], fills: [], operations: [] },
    ...changes,
  };
  return { ...release, digest: changes.digest ?? digestOf(release) };
}

/** Creates a folder as a build does. */
export function builtRelease(
  changes: Partial<Release> = {},
  files: Record<string, string | Buffer> = FILES,
): { folder: string; release: Release; contents: Map<string, Buffer> } {
  const folder = newFolder();
  const named = files === FILES;
  const release = releaseOf(files, {
    ...(named
      ? { screens: { home: ['home.1a2b3c4d.js'] }, messages: { de: 'de.5e6f7a8b.js' }, server: 'server.cjs' }
      : {}),
    ...changes,
  });
  for (const [path, content] of Object.entries({ ...files, 'release.json': releaseText(release) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const contents = new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));
  return { folder, release, contents };
}
