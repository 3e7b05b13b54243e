/** @jest-environment node */
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { createReleaseCache, FolderStorage } from '@campavia/release/server';

import { aSearch } from '../test/a-channel';
import { openTestRegistry, createSiteFixture, type SiteFixture } from '../test/site-fixture';
import { storeRelease } from '../test/signed-release';
import { ProcessStartError, restrictionsHere, type Restrictions } from '../worker/restrictions';
import { readWorkerCode } from '../worker/worker-code';
import { createReleaseCheck, type CheckOptions, type CheckRelease } from './check-release';

const SHELL = { part: 'shell', version: '1.0.0', files: { 'main.js': '// shell' } };

/** What the entry of a healthy remote does on the page that loads it. */
const IN_A_PAGE = `"use strict";
  const box = document.createElement('div'); box.style.color = 'red'; document.head.append(box);
  (self.chunks = self.chunks || []).push([1]); new IntersectionObserver(() => 0).observe(box);
  if (!document.currentScript.src.replace(/x/, '')) throw new Error('no address');
  var container = { get: async () => () => window.React.createElement(box) };`;

const ASKING = `exports.handle = async ({ api }) => {
  const answer = await fetch(api.origin + '/3/places/');
  if (!answer.ok) throw new Error('no places');
  return { status: 200 };
};`;

describe('the site’s own check of a release', () => {
  let fixture: SiteFixture;
  let site: FastifyInstance;
  let api: Server;
  let apiStatus: number;
  let requested = 0;
  let options: CheckOptions;
  let check: CheckRelease;
  let here: Restrictions;
  let patch = 1;

  beforeAll(async () => {
    api = createServer((_, response) => {
      requested += 1;
      response.writeHead(apiStatus).end(JSON.stringify({ first: requested === 1 }));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    fixture = await createSiteFixture(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
    fixture.publish(SHELL);
    fixture.publish(aSearch('1.0.0'));
    const releases = { shell: '1.0.0', 'mf-search': '1.0.0' };
    fixture.registry.append('promoted', { channel: 'production', releases });
    site = await fixture.start();
    const { releaseCache, registry } = openTestRegistry(fixture.settings, fixture.registry);
    here = await restrictionsHere();
    options = {
      releaseCache,
      registry,
      settings: fixture.settings,
      code: readWorkerCode(fixture.workerFolder),
    };
    check = createReleaseCheck(options);
  });

  beforeEach(() => {
    apiStatus = 200;
    patch += 1;
  });

  afterAll(async () => {
    api.close();
    await fixture.remove();
  });

  const addresses = [{ id: 'home', pattern: '/', document: true }];

  function publish(files: Record<string, string>) {
    const wanted = aSearch(`1.1.${patch}`);
    fixture.publish({ ...wanted, addresses, files: { ...wanted.files, ...files } });
    return { part: 'mf-search', version: wanted.version };
  }

  function fileOf({ version }: { version: string }, path: string): string {
    return join(fixture.settings.releasesFolder, 'mf-search', version, path);
  }

  it.each([
    ['uses the page it is loaded in', { 'remote.js': IN_A_PAGE }],
    ['reads from the api', { 'server.cjs': ASKING }],
    ['loads its own chunks by import()', { 'remote.js': "import('./chunk.js')" }],
  ])('passes one that %s', async (_, files) => {
    expect(await check(site, publish(files))).toEqual({
      isBroken: false,
      result: 'the site finds nothing: it fails in browsers only',
    });
  });

  it.each([
    [
      'throws as it is loaded',
      { 'remote.js': "throw new Error('dead');" },
      'remote.js fails as it is loaded: dead',
    ],
    ['is cut off', { 'remote.js': 'var a = {' }, 'remote.js fails as it is loaded: Unexpected token'],
    [
      'cannot answer',
      { 'server.cjs': 'exports.handle = async () => { throw new Error("off"); };' },
      'server.cjs fails: off',
    ],
    [
      'answers with an invalid document',
      { 'server.cjs': 'exports.handle = async () => ({});' },
      'server.cjs fails: answered',
    ],
  ])('fails one that %s', async (_, files, result) => {
    expect(await check(site, publish(files))).toEqual({
      isBroken: true,
      result: expect.stringContaining(result),
    });
  });

  it.each([
    ['that its server part may not make', "await fetch('http://127.0.0.1:1/3/').catch(() => 0);"],
    ['of a megabyte', "await fetch(api.origin + '/3/?' + 'x'.repeat(1e6)).catch(() => 0);"],
    [
      'that it gives up itself',
      `const given = new AbortController();
       const asked = fetch(api.origin + '/3/places/', { signal: given.signal }).catch(() => 0);
       given.abort();
       await asked;
       await fetch(api.origin + '/3/places/');`,
    ],
  ])('fails one that hides an error behind a call %s', async (_, call) => {
    const program = `exports.handle = async ({ api }) => { ${call} throw new Error('off'); };`;
    expect(await check(site, publish({ 'server.cjs': program }))).toMatchObject({
      isBroken: true,
      result: expect.stringContaining('server.cjs fails: off'),
    });
  });

  it('fails one whose stored bytes have changed', async () => {
    const release = publish({ 'chunk.js': '// chunk' });
    writeFileSync(fileOf(release, 'chunk.js'), '// other');
    expect(await check(site, release)).toEqual({
      isBroken: true,
      result: expect.stringContaining('chunk.js is not the file that was signed'),
    });
  });

  it.each([
    ['is lost', (file: string) => rmSync(file)],
    [
      'is a link that leads elsewhere',
      (file: string) => {
        rmSync(file);
        symlinkSync('/etc/hostname', file);
      },
    ],
  ])('blames no release if a file %s on this server', async (_, damage) => {
    const release = publish({ 'chunk.js': '// chunk' });
    damage(fileOf(release, 'chunk.js'));
    expect(await check(site, release)).toEqual({
      isBroken: false,
      isServerFault: true,
      result: expect.stringMatching(/could not be checked by one server: .*chunk\.js is missing/),
    });
  });

  it('loads again a file that is lost or damaged here but not in the storage', async () => {
    const kept = await createSiteFixture();
    const storage = new FolderStorage(kept.settings.releasesFolder);
    const { part, version } = publish({ 'chunk.js': '// chunk' });
    const wanted = { ...aSearch(version), addresses };
    storeRelease(storage.folder, { ...wanted, files: { ...wanted.files, 'chunk.js': '// chunk' } });
    const folder = fixture.settings.releasesFolder;
    const recorded = () => fixture.registry.state().releases[part]?.[version];
    const releaseCache = createReleaseCache({
      storage,
      folder,
      trustedKeys: fixture.registry.trustedKeys,
      recorded,
    });
    const mirrored = createReleaseCheck({ ...options, releaseCache });
    const file = fileOf({ version }, 'chunk.js');
    for (const damage of [() => rmSync(file), () => writeFileSync(file, '// other')]) {
      damage();
      expect(await mirrored(site, { part, version })).toMatchObject({ isBroken: false });
      expect(readFileSync(file, 'utf8')).toBe('// chunk');
    }
    rmSync(file);
    writeFileSync(join(storage.folder, part, version, 'chunk.js'), '// other');
    expect(await mirrored(site, { part, version })).toMatchObject({ isBroken: true });
    rmSync(join(storage.folder, part, version, 'chunk.js'));
    expect(await mirrored(site, { part, version })).toMatchObject({ isBroken: false, isServerFault: true });
    await kept.remove();
  });

  it('blames no release if the release before it is damaged', async () => {
    const before = publish({});
    fixture.registry.append('promoted', { channel: 'production', releases: { 'mf-search': before.version } });
    patch += 1;
    const release = publish({ 'remote.js': "throw new Error('dead');" });
    writeFileSync(fileOf(before, 'remote.js'), '// other');
    expect(await check(site, release)).toMatchObject({ isBroken: false, isServerFault: true });
    fixture.registry.append('promoted', { channel: 'production', releases: { 'mf-search': '1.0.0' } });
  });

  it.each<[string, () => Promise<Restrictions>]>([
    ['is not restricted', async () => ({ ...here, command: ['/bin/no-such-program'] })],
    ['ends before it begins', async () => ({ ...here, command: ['/bin/false'] })],
    [
      'is not known how to restrict',
      async () => Promise.reject(new ProcessStartError('no permission model here')),
    ],
  ])('blames no release if a process %s on this server', async (_, restrictions) => {
    const limited = createReleaseCheck({ ...options, restrictions });
    expect(await limited(site, publish({}))).toEqual({
      isBroken: false,
      isServerFault: true,
      result: expect.stringContaining('could not be checked'),
    });
  });

  it.each([429, 503])(
    'blames no release for an api that is unavailable or rate-limited: %d',
    async (status) => {
      apiStatus = status;
      expect(await check(site, publish({ 'server.cjs': ASKING }))).toMatchObject({ isBroken: false });
    },
  );

  it('blames no release if the server does not send a file that it has', async () => {
    const answer = { statusCode: 404, rawPayload: Buffer.of() };
    const away = { inject: async () => answer } as unknown as FastifyInstance;
    expect(await check(away, publish({}))).toEqual({
      isBroken: false,
      isServerFault: true,
      result: expect.stringContaining('could not be checked'),
    });
  });

  it('checks one release at a time, however many are reported', async () => {
    const pendingNavigation = new Set<string>();
    const seen: number[] = [];
    const watching = {
      inject: async ({ url }: { url: string }) => {
        seen.push(pendingNavigation.add(url).size);
        await new Promise((wake) => setImmediate(wake));
        pendingNavigation.delete(url);
        return { statusCode: 404, rawPayload: Buffer.of() };
      },
    } as unknown as FastifyInstance;
    const first = publish({});
    patch += 1;
    await Promise.all([check(watching, first), check(watching, publish({}))]);
    expect(seen).toEqual([1, 1]);
  });

  it('checks a release once for all callers who ask before the check has begun', async () => {
    let begun = 0;
    const counting = {
      inject: async () => {
        begun += 1;
        return { statusCode: 404, rawPayload: Buffer.of() };
      },
    } as unknown as FastifyInstance;
    const first = check(counting, publish({}));
    patch += 1;
    const release = publish({});
    await Promise.all([first, ...Array.from({ length: 50 }, () => check(counting, release))]);
    expect(begun).toBe(2);
  });

  it('blames no release for a failure that does not recur', async () => {
    const once = `exports.handle = async ({ api }) => {
      const { first } = await (await fetch(api.origin + '/3/places/')).json();
      if (first) throw new Error('busy');
      return { status: 200 };
    };`;
    requested = 0;
    expect(await check(site, publish({ 'server.cjs': once }))).toMatchObject({ isBroken: false });
    expect(requested).toBe(2);
  });

  it('blames no release for a failure that also occurs in the previous release', async () => {
    const files = { 'remote.js': 'document.body.children.item(0).bigInt(1n + 1);' };
    const before = publish(files);
    fixture.registry.append('promoted', { channel: 'production', releases: { 'mf-search': before.version } });
    patch += 100;
    expect(await check(site, publish(files))).toMatchObject({ isBroken: false });
  });
});
