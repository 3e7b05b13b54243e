import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');

const SOURCES: Record<string, string> = {
  'package-lock.json': '{}',
  'mf-planted/package.json': '{"name":"@campavia/mf-planted","version":"0.1.0","type":"module"}',
  'mf-planted/webpack.config.mjs':
    "import { remoteWebpack } from '@campavia/tooling/webpack';\nexport default remoteWebpack({ directory: import.meta.dirname });",
  'mf-planted/remote.config.ts':
    "export const config = { name: 'mf-planted', squad: 'search', contract: '^0.1.0', addresses: [] };",
  'mf-planted/src/remote.tsx':
    "import { useState } from 'react';\nimport { messages } from './planted.messages';\nexport const load = [useState, messages, (language: string) => import(`../messages/compiled/${language}.json`), () => import('./later')];",
  'mf-planted/src/later.ts': 'export const later = 1;',
  'mf-planted/src/planted.messages.ts':
    "import { defineMessages } from 'react-intl';\nexport const messages = defineMessages({ title: { id: 'planted.title', defaultMessage: 'Find {what}', description: 'For translators' } });",
  'mf-planted/src/server.ts': 'export const handle = async () => ({ status: 404 });',
  'mf-planted/messages/en.json': '{"planted.title":{"defaultMessage":"Find {what}","description":"Title"}}',
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'campavia-remote-'));
  for (const [name, content] of Object.entries(SOURCES)) write(name, content);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

function build() {
  const cwd = path.join(folder, 'mf-planted');
  return spawnSync(process.execPath, [webpack, '--config', 'webpack.config.mjs'], { cwd, encoding: 'utf8' });
}

function built(file: string) {
  return readFileSync(path.join(folder, 'mf-planted/dist/release', file));
}

/** Requests of a page that loads the remote from an entry of this address. */
async function requestsOf(address: string, container: string): Promise<string[]> {
  const asked: string[] = [];
  const document = {
    currentScript: { src: address, tagName: 'SCRIPT' },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }),
    head: { appendChild: ({ src }: { src: string }) => void asked.push(src) },
  };
  const page = createContext({ document, setTimeout: () => 0, clearTimeout: () => undefined, console });
  Object.assign(page, { self: page, window: page, location: new URL(address) });
  page._FEDERATION_RUNTIME_CORE = createRequire(webpack)('@module-federation/runtime-core');
  runInContext(built('remote.js').toString(), page);
  page[container].get('./remote');
  await Promise.resolve();
  return asked;
}

describe('building a remote', () => {
  let release: {
    version: string;
    container: string;
    scripts: string[];
    messages: Record<string, string>;
    files: { path: string; size: number; integrity: string; chunkIntegrity?: string }[];
  };

  beforeAll(() => {
    const { status, stdout } = build();
    if (status !== 0) throw new Error(stdout);
    release = JSON.parse(built('release.json').toString());
  }, 120_000);

  it('makes an entry of at most 10 KiB', () => {
    expect(gzipSync(built('remote.js'), { level: 9 }).length).toBeLessThanOrEqual(10 * 1024);
  });

  it('names the container after the version, so that two releases can be in one page', () => {
    expect(release.container).toBe(`campavia_mf_planted_${release.version.replace(/\W/g, '_')}`);
    expect(built('remote.js').toString()).toContain(release.container);
  });

  it('lists every file with its size and hash', () => {
    expect(release.files.length).toBeGreaterThan(10);
    for (const file of release.files) {
      const content = built(file.path);
      const hash = createHash('sha384').update(content).digest('base64');
      expect(file).toMatchObject({ size: content.length, integrity: `sha384-${hash}` });
    }
  });

  it('contains the hash of each chunk in the script that loads it', () => {
    const scripts = release.files.filter((file) => file.path.endsWith('.js'));
    const loaders = [built('remote.js'), ...release.scripts.map(built)].join('\n');
    for (const script of scripts.filter(({ path: name }) => name !== 'remote.js')) {
      expect(script.chunkIntegrity).toMatch(/^sha256-/);
      expect(loaders).toContain(script.chunkIntegrity);
    }
  });

  it('requests all chunks by a new address when its entry is retried, because a hanging request blocks its address', async () => {
    const entry = 'https://site.example/releases/mf-planted/1/remote.js';
    const first = await requestsOf(entry, release.container);
    expect(first).toEqual([expect.stringMatching(/^https:.*\/1\/exposed\.js$/)]);
    const again = await requestsOf(`${entry}?again=2`, release.container);
    expect(again).toEqual([`${first[0]}?again=2`]);
  });

  it('has a catalogue per language, and no descriptions for translators', () => {
    expect(Object.keys(release.messages).sort()).toEqual(['ca', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pt']);
    const scripts = release.files.filter((file) => file.path.endsWith('.js')).map((file) => built(file.path));
    expect(scripts.join('\n')).not.toContain('For translators');
  });

  it('bundles the server part into one file without dependencies', async () => {
    const file = path.join(folder, 'mf-planted/dist/release/server.cjs');
    expect(await createRequire(file)(file).handle()).toEqual({ status: 404 });
  });

  it('fails when the remote would contain a copy of a module that the shell provides', () => {
    write('mf-planted/src/later.ts', "import axios from 'axios';\nexport const later = axios;");
    const { status, stdout } = build();
    expect(status).not.toBe(0);
    expect(stdout).toContain('the shell provides it');
  }, 120_000);
});
