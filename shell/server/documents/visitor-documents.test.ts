/** @jest-environment node */
import { gunzipSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { apiOfUsers, asUser, GUEST, type ApiOfUsers } from '../test/api-of-users';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';

/** Records how often it was called, and with which requests. */
const COUNTING = `let count = 0;
  exports.handle = async ({ path, search, origin, locale, params }) => {
    count += 1;
    const head = { title: 'Made ' + count, canonical: path };
    const data = { received: [origin, locale, path, search].join(' ') };
    if (params.id === '404' || params.id === '410') return { status: Number(params.id), head };
    if (params.id === '503') return { status: 503, head };
    if (params.id === 'throw') throw new Error('broken');
    if (params.id === 'partial') return { status: 200, head, isPartial: true };
    if (params.id === 'moved') return { status: 301, redirect: '/campers/1' + search };
    return { status: 200, head, data };
  };
  exports.render = async ({ params }) => {
    if (params.id === 'unrendered') throw new Error('no screen');
    return { html: '<h1>Campers ' + 'for you '.repeat(300) + '</h1>', styles: '' };
  };`;

let api: ApiOfUsers;
let fixture: SiteFixture;
let site: FastifyInstance;

beforeAll(async () => {
  api = await apiOfUsers();
  fixture = await createSiteFixture(api.url);
  fixture.publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '1' } });
  for (const version of ['1.0.0', '1.1.0']) {
    fixture.publish({
      part: 'mf-search',
      version,
      files: { 'remote.js': '2', 'server.cjs': `${COUNTING}// ${version}` },
      addresses: [
        { id: 'home', pattern: '/', document: true },
        { id: 'search', pattern: '/s', document: true, query: ['beds', 'types'] },
        { id: 'listing', pattern: '/campers/{id}', document: true },
        { id: 'trips', pattern: '/trips', document: true, access: 'signed-in' },
      ],
    });
  }
  for (const channel of ['production', 'staging']) {
    fixture.registry.append('promoted', { channel, releases: { shell: '1.0.0', 'mf-search': '1.0.0' } });
  }
  site = await fixture.start({ sessionDeadlineMs: 10_000, documentDeadlineMs: 10_000 });
});
beforeEach(() => {
  // Documents cached by other tests are too old to be sent.
  fixture.clock.nowMs += 60_000;
});
afterAll(async () => {
  await fixture.remove();
  await api.app.close();
});

const get = async (url: string, headers: Record<string, string> = {}, asked = site) => {
  const answer = await asked.inject({ url, headers: { host: 'localhost', ...headers } });
  return { ...answer, title: /<title>(.*?)<\/title>/.exec(answer.body)?.[1] };
};
const titlesOf = async (...requests: Parameters<typeof get>[]) => {
  const titles = [];
  for (const request of requests) titles.push((await get(...request)).title);
  return titles;
};
const countsOf = async () => (await site.inject('/ping/front')).json<{ documents: object }>().documents;
const cookieOf = (setCookie: unknown) =>
  [setCookie]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? '';

test('visitors get the same document, each with their own nonce, page id and cookies', async () => {
  const answers = await Promise.all([get('/'), get('/')]);
  const [one, other] = answers;
  expect(one.title).toBe(other.title);
  for (const { body, headers } of answers) {
    const nonce = nonceOf(headers['content-security-policy']);
    const nonces = [...body.matchAll(/nonce="([^"]*)"/g)].map(([, found]) => found);
    expect(new Set(nonces)).toEqual(new Set([nonce]));
    expect(nonces.length).toBeGreaterThan(5);
    expect(headers['cache-control']).toBe('private, no-cache');
  }
  expect(nonceOf(one.headers['content-security-policy'])).not.toBe(
    nonceOf(other.headers['content-security-policy']),
  );
  const pageOf = (body: string) => /"page":"([^"]+)"/.exec(body)?.[1];
  expect(pageOf(one.body)).toHaveLength(pageOf(other.body)?.length ?? 0);
  expect(pageOf(one.body)).not.toBe(pageOf(other.body));
  const [mine, theirs] = answers.map(({ headers }) => cookieOf(headers['set-cookie']));
  expect(mine).toMatch(/campavia_visitor=/);
  expect(mine).not.toBe(theirs);
});

test('cookies are set only for the visitor they belong to', async () => {
  const first = await get('/');
  const known = cookieOf(first.headers['set-cookie']);
  const { headers, title } = await get('/', { cookie: known });
  expect(title).toBe(first.title);
  expect(headers).not.toHaveProperty('set-cookie');
});

test('documents are sent compressed if the browser accepts it', async () => {
  const plain = await get('/');
  const { rawPayload, headers } = await get('/', { 'accept-encoding': 'br;q=0.1, gzip' });
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'accept-language, cookie, accept-encoding',
  });
  const withoutOwn = (body: string) => body.replace(/nonce="[^"]*"|"page":"[^"]*"/g, '');
  expect(withoutOwn(gunzipSync(rawPayload).toString())).toBe(withoutOwn(plain.body));
  expect((await get('/', { 'accept-encoding': 'gzip;q=0' })).headers).not.toHaveProperty('content-encoding');
});

describe('documents that are not cached', () => {
  it.each([
    ['a page of a signed-in user', '/', asUser('guest')],
    ['of a session that may be renewed', '/', { cookie: 'campaviaAPI_refresh_token=x' }],
    ['of a token that is worth nothing', '/', { cookie: 'campaviaAPI_access_token=%00' }],
    ['of a mix, even one that is over', '/', { cookie: 'campavia_mix=x' }],
    ['a page with parameters that it does not read', '/?x=1', {}],
    ['a search with one of them', '/s?beds=2&x=1', {}],
    ['a search whose parameter only looks declared', '/s?beds[]=2', {}],
    ['an address without end', `/s?beds=${'2'.repeat(2000)}`, {}],
    ['a camper that there is not', '/campers/404', {}],
    ['a camper that is gone', '/campers/410', {}],
    ['a page while the api is away', '/campers/503', {}],
    ['a page of which something is missing', '/campers/partial', {}],
    ['a page that could not be rendered', '/campers/unrendered', {}],
  ])('%s', async (_, url, headers) => {
    const [one, other] = await titlesOf([url, headers], [url, headers]);
    expect(one).toMatch(/^Made/);
    expect(other).not.toBe(one);
  });

  it('are never sent to a visitor, nor is a visitor’s page sent to a signed-in user', async () => {
    const own = await get('/', asUser('guest'));
    const visitors = await get('/');
    const again = await get('/', asUser('guest'));
    expect(own.body).toContain(GUEST.email);
    expect(visitors.body).not.toContain(GUEST.email);
    expect(again.body).toContain(GUEST.email);
    for (const { headers } of [own, again]) {
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers).not.toHaveProperty('etag');
    }
  });

  it('are not confirmed as unchanged after signing in', async () => {
    const { headers } = await get('/');
    const known = cookieOf(headers['set-cookie']);
    const signedIn = {
      cookie: `${known}; ${asUser('guest').cookie}`,
      'if-none-match': String(headers.etag),
    };
    const { statusCode, body } = await get('/', signedIn);
    expect([statusCode, body.includes(GUEST.email)]).toEqual([200, true]);
  });

  it('redirect to the sign-in, each visitor with their own cookies', async () => {
    const { statusCode, headers } = await get('/trips');
    expect([statusCode, headers['cache-control']]).toEqual([302, 'private, no-store']);
  });
});

describe('a cached document', () => {
  it('differs by site, host, scheme and query, whatever the order of parameters', async () => {
    const titles = await titlesOf(
      ['/'],
      ['/fr'],
      ['/', { host: 'evil.test' }],
      ['/', { 'x-forwarded-proto': 'https' }],
      ['/', { host: 'staging.localhost' }],
      ['/s'],
      ['/s?beds=2'],
      ['/s?beds=2&types=4'],
      ['/s?types=4&beds=2'],
      ['/s?beds=2&beds=3'],
      ['/s?beds=3&beds=2'],
      ['/s?beds=%32'],
      ['/s%3Fbeds=2'],
      ['/campers/1'],
      ['/campers/%31'],
      ['/campers/1%0A'],
    );
    const made = titles.filter((title) => title?.startsWith('Made'));
    expect(new Set(made).size).toBe(made.length);
    expect(made).toHaveLength(15);
  });

  it('never names a host that a client has made up', async () => {
    expect((await get('/', { host: 'evil.test' })).body).toContain('evil.test');
    expect((await get('/', { 'x-forwarded-host': 'evil.test' })).body).toContain('evil.test');
    expect((await get('/')).body).not.toContain('evil.test');
  });

  it('is cached only for the hosts of the site and its channels, if those are configured', async () => {
    const named = await fixture.start({ siteHost: 'localhost' });
    const twice = async (host: string) => {
      const [one, other] = await Promise.all([get('/', { host }, named), get('/', { host }, named)]);
      return one.title === other.title;
    };
    expect([await twice('localhost'), await twice('staging.localhost'), await twice('evil.test')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is the same with and without campaign parameters, which appear in no cached page', async () => {
    const plain = await get('/s?beds=2');
    const { title, body } = await get('/s?utm_source=secret-list&beds=2&gclid=abc');
    expect(title).toBe(plain.title);
    expect(body).not.toContain('secret-list');
    const { headers } = await get('/campers/moved?utm_source=list');
    expect(headers.location).toBe('/campers/1?utm_source=list');
  });

  it('is rendered again when the api’s data about the site has changed', async () => {
    const before = await get('/');
    fixture.clock.nowMs += 1;
    api.referential.flags = { get_apps: true };
    const renewed = await fixture.start();
    const { title, body } = await get('/', {}, renewed);
    expect(body).toContain('"get_apps":true');
    fixture.clock.nowMs += 61_000;
    api.referential.flags = {};
    expect((await get('/', {}, renewed)).title).not.toBe(title);
    expect(before.body).not.toContain('get_apps');
  });

  it('is rendered again, and the old one not sent, when a release is promoted or quarantined', async () => {
    const before = await get('/');
    await fixture.act(site, 'promoted', { channel: 'production', releases: { 'mf-search': '1.1.0' } });
    const promoted = await get('/');
    await fixture.act(site, 'quarantined', { part: 'mf-search', version: '1.1.0', reason: 'broken' });
    const after = await get('/');
    const idsOf = [before, promoted, after].map(({ headers }) => headers['x-composition-id']);
    expect(idsOf[0]).toBe(idsOf[2]);
    expect(idsOf[1]).not.toBe(idsOf[0]);
    expect(promoted.body).toContain('data-rendered="1.1.0"');
    expect(after.body).toContain('data-rendered="1.0.0"');
  });

  it('is counted, and nothing is cached if the cache is switched off', async () => {
    const before = (await countsOf()) as { pages: { hits: number; misses: number }; bypassed: number };
    await titlesOf(['/'], ['/'], ['/?x=1']);
    expect(await countsOf()).toMatchObject({
      pages: { hits: before.pages.hits + 1, misses: before.pages.misses + 1 },
      bypassed: before.bypassed + 1,
    });
    const off = await fixture.start({ documentCacheMb: 0 });
    expect(new Set(await Promise.all([get('/', {}, off), get('/', {}, off)])).size).toBe(2);
  });
});

describe('a conditional request', () => {
  const ask = async (url = '/') => {
    const first = await get(url);
    const cookie = cookieOf(first.headers['set-cookie']);
    return { first, again: { cookie, 'if-none-match': String(first.headers.etag) } };
  };

  it('is answered 304, keeping the policy of the cached page', async () => {
    const { again } = await ask();
    const { statusCode, body, headers } = await get('/', again);
    expect([statusCode, body]).toEqual([304, '']);
    expect(headers).toMatchObject({ etag: again['if-none-match'], 'cache-control': 'private, no-cache' });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('content-type');
  });

  it('gets a new page when its page id is old or belongs to another visitor', async () => {
    const { again } = await ask();
    expect((await get('/', { 'if-none-match': again['if-none-match'] })).statusCode).toBe(200);
    fixture.clock.nowMs += 12 * 3_600_000;
    expect((await get('/', again)).statusCode).toBe(200);
  });

  it('gets a new page when the content has changed', async () => {
    const { again } = await ask();
    fixture.clock.nowMs += 60_000;
    expect((await get('/', again)).statusCode).toBe(200);
  });

  it('gets errors and personal pages in full each time', async () => {
    for (const url of ['/campers/404', '/campers/503', '/no-page']) {
      expect((await get(url)).headers).not.toHaveProperty('etag');
    }
  });
});
