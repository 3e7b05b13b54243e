/** @jest-environment node */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { releaseSearch } from '../test/a-channel';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';

/** Changes the content of a file of a stored release. */
function damage({ settings }: SiteFixture, path: string): void {
  writeFileSync(join(settings.releasesFolder, path), 'exports.handle = async () => ({ status: 666 });');
}

describe('while releases come and break, visitors', () => {
  let fixture: SiteFixture;
  let site: FastifyInstance;

  beforeEach(async () => {
    fixture = await createSiteFixture();
    releaseSearch(fixture, '1.0.0', '1.1.0', '1.2.0');
    site = await fixture.start();
  });

  afterEach(() => fixture.remove());

  const promote = (version: string) =>
    fixture.act(site, 'promoted', { channel: 'production', releases: { 'mf-search': version } });
  const version = async (from = site) =>
    /<title>Search ([\d.]+)<\/title>/.exec((await from.inject('/')).body)?.[1] ?? 'none';
  const health = async (from = site) => (await from.inject('/ping/front')).json<Record<string, unknown>>();

  it('get the earlier release until the new one is complete and warm', async () => {
    const served = promote('1.1.0');
    expect(await version()).toBe('1.0.0');
    await served;
    expect(await version()).toBe('1.1.0');
  });

  it.each(['remote.js', 'server.cjs', 'release.json'])(
    'never get a release with a changed byte in its %s, and the health page reports it',
    async (file) => {
      damage(fixture, `mf-search/1.1.0/${file}`);
      await promote('1.1.0');
      expect(await version()).toBe('1.0.0');
      expect((await site.inject('/releases/mf-search/1.1.0/remote.js')).statusCode).toBe(404);
      expect(await health()).toMatchObject({
        status: 'degraded',
        registry: { problems: [expect.stringContaining('mf-search@1.1.0')] },
      });
      await promote('1.2.0');
      expect([await version(), (await health()).status]).toEqual(['1.2.0', 'ok']);
    },
  );

  it('keep the last complete composition when the site restarts with a broken release', async () => {
    damage(fixture, 'mf-search/1.1.0/remote.js');
    await promote('1.1.0');
    expect(await version(await fixture.start())).toBe('1.0.0');
  });

  it.each(['', '{"channels":5}', '{"channels":{"production":null}}', '{"channels":{"production":{}}}'])(
    "get the registry's composition when the last served one is damaged: %s",
    async (text) => {
      await promote('1.1.0');
      writeFileSync(join(fixture.settings.home, 'registry/served.json'), text);
      expect(await version(await fixture.start())).toBe('1.1.0');
    },
  );

  it('get an earlier release from a site that never loaded the broken one', async () => {
    await promote('1.1.0');
    await promote('1.2.0');
    damage(fixture, 'mf-search/1.2.0/server.cjs');
    const fresh = await fixture.start({ home: join(fixture.settings.home, 'fresh') });
    expect([await version(fresh), (await health(fresh)).status]).toEqual(['1.1.0', 'degraded']);
  });

  it('keep all other parts when one has no complete release', async () => {
    damage(fixture, 'mf-search/1.0.0/server.cjs');
    const fresh = await fixture.start({ home: join(fixture.settings.home, 'fresh') });
    const page = await fresh.inject('/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('id="app-mf-search"');
  });

  it('get the name of a fallback release only if it is available', async () => {
    await promote('1.1.0');
    await promote('1.2.0');
    const fallback = async () =>
      (await site.inject('/_composition')).json<{
        parts: Record<string, { fallback?: { version: string } }>;
      }>().parts['mf-search']?.fallback?.version;
    expect(await fallback()).toBe('1.1.0');
    await fixture.act(site, 'quarantined', { part: 'mf-search', version: '1.1.0', reason: 'thrown' });
    expect(await fallback()).toBe('1.0.0');
  });

  it('get the previous release at once after a quarantine', async () => {
    await promote('1.1.0');
    fixture.registry.append('quarantined', { part: 'mf-search', version: '1.1.0', reason: 'thrown' });
    expect(await version()).toBe('1.0.0');
  });

  it('are served while the release storage cannot be reached', async () => {
    const { releasesFolder } = fixture.settings;
    renameSync(releasesFolder, `${releasesFolder}.away`);
    await promote('1.1.0');
    expect(await version()).toBe('1.0.0');
    renameSync(`${releasesFolder}.away`, releasesFolder);
  });
});
