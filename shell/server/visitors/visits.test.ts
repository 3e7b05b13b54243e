/** @jest-environment node */
import type { FastifyInstance } from 'fastify';

import type { LogEntry } from '@campavia/release';
import type { ChangeRequest } from '@campavia/release/server';

import { releaseSearch } from '../test/a-channel';
import { TOKEN } from '../test/registry-in-memory';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';

const MINUTE = 60_000;

interface Asked {
  url?: string;
  cookie?: string;
  host?: string;
  headers?: Record<string, string>;
}

describe('which composition a visitor gets', () => {
  let fixture: SiteFixture;
  let site: FastifyInstance;

  beforeAll(async () => {
    fixture = await createSiteFixture();
    releaseSearch(fixture, '1.0.0', '1.1.0');
    site = await fixture.start();
  });

  afterAll(() => fixture.remove());

  const ask = ({ url = '/', cookie = '', host = 'localhost:4300', headers = {} }: Asked = {}) =>
    site.inject({ url, headers: { host, cookie: `i18n_redirected=en-us; ${cookie}`, ...headers } });

  const act: (name: ChangeRequest['act'], body: object) => Promise<LogEntry> = (name, body) =>
    fixture.act(site, name, body);

  async function versionFor(requested: Asked = {}): Promise<string> {
    const { body } = await ask(requested);
    return /<title>Search ([\d.]+)<\/title>/.exec(body)?.[1] ?? body;
  }

  function cookiesOf({ headers }: { headers: Record<string, unknown> }): string[] {
    return [headers['set-cookie'] ?? []].flat().map(String);
  }

  async function newVisitor(): Promise<string> {
    const [cookie = ''] = cookiesOf(await ask()).filter((each) => each.startsWith('campavia_visitor='));
    return cookie.split(';')[0] ?? '';
  }

  async function mixFor(channel: string, host: string): Promise<string> {
    const body = { name: 'try', channel, releases: { 'mf-search': '1.1.0' }, hours: 1 };
    const entry = await act('mix-made', body);
    const { mix } = entry.body as { mix: string };
    const answer = await site.inject({
      url: `/_registry/mixes/${mix}/link`,
      headers: { host, authorization: `Bearer ${TOKEN}` },
    });
    return answer.json<{ link: string }>().link;
  }

  async function enter(link: string): Promise<string> {
    const { host, pathname, search } = new URL(link);
    const answer = await ask({ url: pathname + search, host });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    return cookiesOf(answer)[0]?.split(';')[0] ?? '';
  }

  it('recognises a visitor by a cookie that scripts cannot read', async () => {
    const answer = await ask({ headers: { 'x-forwarded-proto': 'https' } });
    const [cookie = ''] = cookiesOf(answer).filter((each) => each.startsWith('campavia_visitor='));
    expect(cookie).toMatch(/^[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookiesOf(await ask({ cookie: cookie.split(';')[0] }))).toEqual([]);
    expect(cookiesOf(await ask({ cookie: `${cookie.split(';')[0]}x` }))).toHaveLength(1);
  });

  it('remembers a visitor for a year only after consent, under the same id', async () => {
    const granted = 'campavia_consent=v1.granted';
    const visitor = await newVisitor();
    const [renewed = '', ...others] = cookiesOf(await ask({ cookie: `${visitor}; ${granted}` }));
    expect(renewed).toMatch(/^campavia_visitor=[^;]+; Max-Age=31536000; Path=/);
    expect(others).toEqual([]);
    const [value] = renewed.split(';');
    expect(cookiesOf(await ask({ cookie: `${value}; ${granted}` }))).toEqual([]);
    const idOf = (cookie = '') => decodeURIComponent(cookie).split('=')[1]?.slice(0, 36);
    for (const choice of ['', 'campavia_consent=v1.refused', 'campavia_consent=v0.granted']) {
      const [again = ''] = cookiesOf(await ask({ cookie: `${value}; ${choice}` }));
      expect(again).toMatch(/^campavia_visitor=[^;]+; Path=/);
      expect(idOf(again)).toBe(idOf(visitor));
    }
    expect(idOf(renewed)).toBe(idOf(visitor));
  });

  it.each(['campavia_consent=v1.refused', 'campavia_consent=v1.', 'campavia_consent=granted'])(
    'remembers a visitor with %s only until the browser closes',
    async (choice) => {
      const [cookie = ''] = cookiesOf(await ask({ cookie: choice }));
      expect(cookie).toMatch(/^campavia_visitor=[^;]+; Path=/);
    },
  );

  it('serves a canary to its share of visitors, and always to the same ones', async () => {
    await act('canary-set', { channel: 'production', part: 'mf-search', version: '1.1.0', percent: 50 });
    const visitors = await Promise.all(Array.from({ length: 40 }, newVisitor));
    const first = await Promise.all(visitors.map((cookie) => versionFor({ cookie })));
    expect(new Set(first)).toEqual(new Set(['1.0.0', '1.1.0']));
    const again = await Promise.all(visitors.map((cookie) => versionFor({ cookie })));
    expect(again).toEqual(first);
    await act('canary-set', { channel: 'production', part: 'mf-search', version: '1.1.0', percent: 0 });
  });

  it('serves a market its pin, and does not offer its pages another composition', async () => {
    await act('pinned', { channel: 'production', market: 'de-at', part: 'mf-search', version: '1.1.0' });
    expect(await versionFor()).toBe('1.0.0');
    const page = await ask({ url: '/de-at' });
    expect(page.body).toContain('Search 1.1.0');
    const id = page.headers['x-composition-id'];
    const latest = await ask({
      url: '/latest-build.json',
      headers: { referer: 'http://localhost:4300/de-at' },
    });
    expect(latest.json()).toEqual({ id, channel: 'production', shell: '1.0.0' });
    expect((await ask({ url: '/latest-build.json?site=de-at' })).json()).toMatchObject({ id });
    await act('pinned', { channel: 'production', market: 'de-at', part: 'mf-search' });
  });

  it('serves another channel on its host, without indexing', async () => {
    await act('promoted', { channel: 'staging', releases: { 'mf-search': '1.1.0' } });
    const staging = await ask({ host: 'staging.localhost:4300' });
    expect(staging.body).toContain('Search 1.1.0');
    expect(staging.body).toContain('"mixer":true');
    expect(staging.headers['x-robots-tag']).toBe('noindex');
    const production = await ask();
    expect(production.body).toContain('"mixer":false');
    expect(production.headers['x-robots-tag']).toBeUndefined();
  });

  it.each([
    ['a stranger who says so', { 'x-forwarded-host': 'staging.localhost' }, '203.0.113.9'],
    ['a proxy that passes on what visitors say', { 'x-forwarded-host': 'staging.localhost' }, '127.0.0.1'],
    ['a visitor who names two', { 'x-forwarded-host': 'localhost, staging.localhost' }, '127.0.0.1'],
  ])('serves production on its host, also to %s', async (_, feigned, remoteAddress) => {
    const headers = { host: 'localhost:4300', cookie: 'i18n_redirected=en-us', ...feigned };
    const answer = await site.inject({ url: '/', headers, remoteAddress });
    expect(answer.body).toContain('Search 1.0.0');
    expect(answer.headers['x-robots-tag']).toBeUndefined();
    const composition = await site.inject({ url: '/_composition', headers, remoteAddress });
    expect(composition.json()).toMatchObject({ channel: 'production' });
  });

  it('serves a mix to the visitor who opened its link, until they leave it', async () => {
    const cookie = await enter(await mixFor('production', 'localhost:4300'));
    const mixed = await ask({ cookie });
    expect(mixed.body).toContain('Search 1.1.0');
    expect(mixed.body).toContain('"mix":"try"');
    expect(mixed.headers['x-robots-tag']).toBe('noindex');
    expect(await versionFor()).toBe('1.0.0');
    const left = await ask({ url: '/s?a=1&mix=off', cookie });
    expect(left.headers.location).toBe('/s?a=1');
    expect(cookiesOf(left)[0]).toMatch(/^campavia_mix=; Max-Age=0/);
  });

  it.each(['/.//evil.test', '/%2e//evil.test', '/a/..//evil.test', '/a/../..//evil.test', '//evil.test'])(
    'redirects no one to another site by %s',
    async (path) => {
      expect((await ask({ url: `${path}?mix=off` })).headers.location).toBe('/evil.test');
      const french = await site.inject({ url: path, headers: { 'accept-language': 'fr' } });
      expect(french.headers.location).toBe('/fr/evil.test');
    },
  );

  it('keeps robots from pages of another channel at any address', async () => {
    const { headers } = await ask({ url: '/%zz', host: 'staging.localhost:4300' });
    expect([headers['x-robots-tag'], headers['x-frame-options']]).toEqual(['noindex', 'DENY']);
  });

  it('makes links on the host of the mix’s channel', async () => {
    const link = await mixFor('staging', 'localhost:4300');
    expect(link).toMatch(/^http:\/\/staging\.localhost:4300\/\?mix=/);
    const other = await ask({ url: new URL(link).pathname + new URL(link).search });
    expect(cookiesOf(other)[0]).toMatch(/^campavia_mix=; Max-Age=0/);
  });

  it.each(['forged', 'cut', 'revoked', 'expired'])(
    'serves the plain channel for a mix that is %s',
    async (fault) => {
      const genuine = await enter(await mixFor('production', 'localhost:4300'));
      const cookies: Record<string, string> = { forged: `${genuine}A`, cut: genuine.slice(0, -9) };
      const [mix = ''] = Object.keys(fixture.registry.state().mixes).slice(-1);
      if (fault === 'revoked') await act('mix-revoked', { mix });
      if (fault === 'expired') fixture.clock.nowMs += 61 * MINUTE;
      const answer = await ask({ cookie: cookies[fault] ?? genuine });
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, undefined]);
      expect(answer.body).toContain('Search 1.0.0');
      expect(cookiesOf(answer).filter((each) => each.startsWith('campavia_mix=;'))).toHaveLength(1);
    },
  );
});
