/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { releaseSearch } from '../test/a-channel';
import { scratchHome, type ScratchHome } from '../test/scratch-site';
import { networkOf } from './network-of';

describe('reports of pages', () => {
  let home: ScratchHome;
  let site: FastifyInstance;
  let opened: { cookie: string; page: string };

  beforeAll(async () => {
    home = await scratchHome();
    releaseSearch(home, '0.9.0', '1.0.0', '1.1.0');
    home.registry.tell('promoted', { channel: 'production', releases: { 'mf-search': '1.0.0' } });
    site = await home.start();
  });

  beforeEach(async () => {
    home.registry.reports.length = 0;
    home.registry.checks.length = 0;
    opened = await openPage();
  });

  // A check that a test has caused ends within it: the next one looks at its own.
  afterEach(async () => {
    if (home.registry.reports.length >= 3) await checked();
  });

  afterAll(() => home.remove());

  /** Waits until the check is written down that three reports ask for. */
  async function checked(): Promise<void> {
    while (home.registry.checks.length === 0) await new Promise((wake) => setImmediate(wake));
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
    expect(home.registry.reports).toMatchObject([{ part: 'mf-search', version: '1.0.0', phase: 'load' }]);
  });

  const versionFor = async (...cookies: string[]) => {
    const headers = { cookie: ['i18n_redirected=en-us', ...cookies].join('; ') };
    return /Search ([\d.]+)/.exec((await site.inject({ url: '/', headers })).body)?.[1];
  };

  it('gives whoever reported another release for an hour, and nobody else', async () => {
    const [avoid = ''] = String((await report()).headers['set-cookie']).split(';');
    const other = await openPage();
    expect(await versionFor(opened.cookie, avoid)).toBe('0.9.0');
    expect(await versionFor(other.cookie, avoid)).toBe('1.0.0');
    expect(await versionFor(opened.cookie)).toBe('1.0.0');
    home.clock.nowMs += 61 * 60_000;
    expect(await versionFor(opened.cookie, avoid)).toBe('1.0.0');
    home.clock.nowMs -= 61 * 60_000;
  });

  it('has a release checked when the registry asks for it, and writes down what was found', async () => {
    for (let count = 0; count < 3; count += 1) await report();
    await checked();
    const startedAtSeq = home.registry.state().seq;
    const found = { isBroken: false, result: expect.stringContaining('finds nothing'), startedAtSeq };
    expect(home.registry.checks).toEqual([[{ part: 'mf-search', version: '1.0.0' }, found]]);
  });

  it('tells networks apart, but not people of one network', async () => {
    await report({}, { 'x-forwarded-for': '203.0.113.77' });
    await report();
    expect(home.registry.reports.map(({ network }) => network)).toEqual(['203.0.113.0/24', undefined]);
  });

  it('hears one network sixty times a minute, whoever its visitors are, and gives each another release', async () => {
    for (let count = 0; count < 70; count += 1) {
      opened = await openPage();
      const { headers } = await report({}, { 'x-forwarded-for': '192.0.2.7' });
      expect(String(headers['set-cookie'])).toMatch(/^campavia_avoid=/);
    }
    expect(home.registry.reports).toHaveLength(60);
    await report({}, { 'x-forwarded-for': '203.0.114.7' });
    expect(home.registry.reports).toHaveLength(61);
  });

  it('tells this server’s log of its own fault, and no squad', async () => {
    const file = join(home.settings.releasesFolder, 'mf-search/1.0.0/remote.js');
    const reported = jest.spyOn(site.log, 'error');
    rmSync(file);
    for (let count = 0; count < 3; count += 1) await report();
    await checked();
    writeFileSync(file, '// 1.0.0');
    expect(home.registry.checks).toMatchObject([[{}, { isBroken: false }]]);
    expect(reported).toHaveBeenCalledWith(
      expect.objectContaining({ result: expect.stringContaining('remote.js is missing') }),
      'release check failed on this server',
    );
    reported.mockRestore();
  });

  it('counts on a server that did not give the page', async () => {
    const own = site;
    site = await home.start();
    await report();
    site = own;
    expect(home.registry.reports).toHaveLength(1);
  });

  it.each<[string, object, Record<string, string>]>([
    ['without a page', { page: '' }, {}],
    ['of a page that nobody gave', { page: 'e30.AAAA' }, {}],
    ['of somebody else', {}, { cookie: '' }],
    ['of a release that its page could not run', { version: '1.1.0' }, {}],
    ['of a part that is none', { part: '__proto__' }, {}],
    ['that is a book', { message: 'x'.repeat(20_000) }, {}],
  ])('does not count a report %s, and tells nobody so', async (_, over, headers) => {
    expect((await report(over, headers)).statusCode).toBe(204);
    expect(home.registry.reports).toEqual([]);
  });

  it.each([{ phase: '\0' }, { phase: 'a b' }, { phase: 7 }, { phase: 'load', message: { toString: null } }])(
    'counts a report whatever it calls what happened: %j',
    async (over) => {
      await report(over);
      const { phase } = home.registry.reports[0] ?? {};
      expect(phase).toBe('message' in over ? 'load' : 'unknown');
    },
  );

  it('does not count a page of yesterday', async () => {
    home.clock.nowMs += 25 * 3_600_000;
    await report();
    expect(home.registry.reports).toEqual([]);
  });

  it('hears one visitor sixty times a minute, and the next one all the same', async () => {
    for (let time = 0; time < 100; time += 1) await report();
    expect(home.registry.reports).toHaveLength(60);
    opened = await openPage();
    await report();
    expect(home.registry.reports).toHaveLength(61);
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
  ])('takes %s for one of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
