/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { releaseSearch } from '../test/a-channel';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';
import { networkOf } from './network-of';

describe('reports of pages', () => {
  let fixture: SiteFixture;
  let site: FastifyInstance;
  let opened: { cookie: string; page: string };

  beforeAll(async () => {
    fixture = await createSiteFixture();
    releaseSearch(fixture, '0.9.0', '1.0.0', '1.1.0');
    fixture.registry.append('promoted', { channel: 'production', releases: { 'mf-search': '1.0.0' } });
    site = await fixture.start();
  });

  beforeEach(async () => {
    fixture.registry.reports.length = 0;
    fixture.registry.checks.length = 0;
    opened = await openPage();
  });

  // Waits for a check that a test has caused, so that the next test sees only its own.
  afterEach(async () => {
    if (fixture.registry.reports.length >= 3) await checked();
  });

  afterAll(() => fixture.remove());

  /** Waits until the check caused by three reports is logged. */
  async function checked(): Promise<void> {
    while (fixture.registry.checks.length === 0) await new Promise((wake) => setImmediate(wake));
  }

  async function openPage() {
    const answer = await site.inject({ url: '/', headers: { cookie: 'i18n_redirected=en-us' } });
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    return { cookie, page: /"page":"([^"]+)"/.exec(answer.body)?.[1] ?? '' };
  }

  const report = (over: object = {}, headers: Record<string, string> = {}) =>
    site.inject({
      method: 'POST',
      url: '/api/internals/failures',
      headers: { cookie: opened.cookie, 'content-type': 'text/plain;charset=UTF-8', ...headers },
      payload: JSON.stringify({
        page: opened.page,
        part: 'mf-search',
        version: '1.0.0',
        phase: 'load',
        ...over,
      }),
    });

  it.each(['text/plain;charset=UTF-8', 'application/json'])('counts as %s', async (type) => {
    const answer = await report({}, { 'content-type': type });
    expect(answer.statusCode).toBe(204);
    expect(fixture.registry.reports).toMatchObject([{ part: 'mf-search', version: '1.0.0', phase: 'load' }]);
  });

  const versionFor = async (...cookies: string[]) => {
    const headers = { cookie: ['i18n_redirected=en-us', ...cookies].join('; ') };
    return /Search ([\d.]+)/.exec((await site.inject({ url: '/', headers })).body)?.[1];
  };

  it('gives the reporting visitor another release for an hour, and no one else', async () => {
    const [avoid = ''] = String((await report()).headers['set-cookie']).split(';');
    const other = await openPage();
    expect(await versionFor(opened.cookie, avoid)).toBe('0.9.0');
    expect(await versionFor(other.cookie, avoid)).toBe('1.0.0');
    expect(await versionFor(opened.cookie)).toBe('1.0.0');
    fixture.clock.nowMs += 61 * 60_000;
    expect(await versionFor(opened.cookie, avoid)).toBe('1.0.0');
    fixture.clock.nowMs -= 61 * 60_000;
  });

  it('checks a release when the registry asks for it, and logs the result', async () => {
    for (let count = 0; count < 3; count += 1) await report();
    await checked();
    const startedAtSeq = fixture.registry.state().seq;
    const found = { isBroken: false, result: expect.stringContaining('finds nothing'), startedAtSeq };
    expect(fixture.registry.checks).toEqual([[{ part: 'mf-search', version: '1.0.0' }, found]]);
  });

  it('distinguishes networks, but not people of one network', async () => {
    await report({}, { 'x-forwarded-for': '203.0.113.77' });
    await report();
    expect(fixture.registry.reports.map(({ network }) => network)).toEqual(['203.0.113.0/24', undefined]);
  });

  it('accepts sixty reports per minute and network, for all its visitors, and gives each another release', async () => {
    for (let count = 0; count < 70; count += 1) {
      opened = await openPage();
      const { headers } = await report({}, { 'x-forwarded-for': '192.0.2.7' });
      expect(String(headers['set-cookie'])).toMatch(/^campavia_avoid=/);
    }
    expect(fixture.registry.reports).toHaveLength(60);
    await report({}, { 'x-forwarded-for': '203.0.114.7' });
    expect(fixture.registry.reports).toHaveLength(61);
  });

  it('logs a fault of this server, and notifies no team', async () => {
    const file = join(fixture.settings.releasesFolder, 'mf-search/1.0.0/remote.js');
    const reported = jest.spyOn(site.log, 'error');
    rmSync(file);
    for (let count = 0; count < 3; count += 1) await report();
    await checked();
    writeFileSync(file, '// 1.0.0');
    expect(fixture.registry.checks).toMatchObject([[{}, { isBroken: false }]]);
    expect(reported).toHaveBeenCalledWith(
      expect.objectContaining({ result: expect.stringContaining('remote.js is missing') }),
      'release check failed on this server',
    );
    reported.mockRestore();
  });

  it('counts on a server that did not send the page', async () => {
    const own = site;
    site = await fixture.start();
    await report();
    site = own;
    expect(fixture.registry.reports).toHaveLength(1);
  });

  it.each<[string, object, Record<string, string>]>([
    ['without a page', { page: '' }, {}],
    ['with an unknown page id', { page: 'e30.AAAA' }, {}],
    ['without the visitor’s cookie', {}, { cookie: '' }],
    ['of a release that its page could not run', { version: '1.1.0' }, {}],
    ['of an unknown part', { part: '__proto__' }, {}],
    ['that is too long', { message: 'x'.repeat(20_000) }, {}],
  ])('does not count a report %s, with the same answer', async (_, over, headers) => {
    expect((await report(over, headers)).statusCode).toBe(204);
    expect(fixture.registry.reports).toEqual([]);
  });

  it.each([{ phase: '\0' }, { phase: 'a b' }, { phase: 7 }, { phase: 'load', message: { toString: null } }])(
    'counts a report with any description of the failure: %j',
    async (over) => {
      await report(over);
      const { phase } = fixture.registry.reports[0] ?? {};
      expect(phase).toBe('message' in over ? 'load' : 'unknown');
    },
  );

  it('does not count a page of the day before', async () => {
    fixture.clock.nowMs += 25 * 3_600_000;
    await report();
    expect(fixture.registry.reports).toEqual([]);
  });

  it('accepts sixty reports per minute and visitor, and more from others', async () => {
    for (let time = 0; time < 100; time += 1) await report();
    expect(fixture.registry.reports).toHaveLength(60);
    opened = await openPage();
    await report();
    expect(fixture.registry.reports).toHaveLength(61);
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1234:5678::1', '2001:db8:1234::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['2001:0DB8:1234::', '2001:db8:1234::/48'],
    ['127.0.0.1', 'local'],
    ['::1', 'local'],
    ['::ffff:10.0.0.1', 'local'],
    ['fd00::1', 'local'],
    ['nonsense', 'local'],
  ])('classifies %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
