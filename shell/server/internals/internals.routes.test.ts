/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';

import { createReferentialCache } from '../api/referential-cache';
import { createShopRatingCache } from '../api/shop-rating-cache';
import { registerErrorHandlers } from '../errors/error-handler';
import { apiOfUsers, NEVER_IN_TIME, type ApiOfUsers } from '../test/api-of-users';

import { registerInternals } from './internals.routes';

describe('the site’s own endpoints', () => {
  let api: ApiOfUsers;
  let site: FastifyInstance;
  let nowMs = Date.UTC(2027, 2, 1, 12);

  beforeAll(async () => {
    api = await apiOfUsers();
    api.referential.stats = { campers: 3, reviews: 41, average: 4.7 };
  });
  beforeEach(async () => {
    api.instead.clear();
    api.requested.length = 0;
    const link = { apiUrl: api.url, apiKey: 'k' };
    site = fastify({ trustProxy: true });
    registerErrorHandlers(site, { take: () => undefined });
    registerInternals(site, {
      referential: createReferentialCache(link, () => nowMs),
      shopRating: createShopRatingCache(link, () => nowMs),
    });
  });
  afterEach(() => site.close());
  afterAll(() => api.app.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    site.inject({ url: `/api/internals/${path}`, headers });

  it('returns the referential of a site, its links and its rating', async () => {
    expect((await get('referential?lang=fr')).json()).toMatchObject({ flags: {}, stats: { campers: 3 } });
    expect((await get('referential/routing?lang=fr')).json()).toEqual({
      sign_in: '/sign-in',
      blog: 'https://blog.campavia.test',
    });
    expect((await get('referential/stats?lang=fr')).json()).toEqual({ count: 41, average: 4.7 });
  });

  it.each([
    ['lang=fr-be', 'fr-be'],
    ['lang=de-AT', 'de-at'],
    ['lang=pt', 'pt-pt'],
    ['lang=klingon', 'en-us'],
    ['lang=fr&lang=de', 'en-us'],
    ['', 'en-us'],
  ])('resolves ?%s to the site %s', async (query, locale) => {
    api.instead.set('/3/referential/', ({ url }) => ({ flags: {}, url }));
    expect((await get(`referential?${query}`)).json()).toMatchObject({
      url: `/3/referential/?site=${locale}`,
    });
  });

  it('drops addresses that a browser would execute or that lead elsewhere in disguise', async () => {
    const bad = {
      a: 'javascript:alert(1)',
      b: '//evil.test',
      c: '/\\evil.test',
      d: 4,
      e: null,
      f: '',
      g: ' /x',
    };
    const routing = { ...bad, blog: 'https://blog.campavia.test', terms: '/terms' };
    api.instead.set('/3/referential/', () => ({ flags: {}, routing }));
    expect((await get('referential/routing')).json()).toEqual({
      blog: 'https://blog.campavia.test',
      terms: '/terms',
    });
  });

  it('returns the last known referential while the api is unavailable', async () => {
    await get('referential/stats');
    api.instead.set('/3/referential/', (_, reply) => reply.code(503).send({}));
    nowMs += 61_000;
    expect((await get('referential/stats')).json()).toEqual({ count: 41, average: 4.7 });
  });

  it.each([
    ['nothing', () => null],
    ['a list', () => []],
    ['flags that are none', () => ({ flags: 4 })],
    ['a page', () => '<p>'],
    ['a refusal', (_: unknown, reply: { code(c: number): unknown }) => (reply.code(500), { flags: {} })],
  ])('reports that the api is unavailable when it answers %s', async (_, answer) => {
    api.instead.set('/3/referential/', answer);
    const { statusCode, headers, body } = await get('referential');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([502, '5', 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ code: 'bad_gateway' });
  });

  it.each([[{}], [{ stats: { reviews: 'many' } }], [{ stats: { reviews: -1, average: 3 } }]])(
    'computes no figures from %j',
    async (upstream) => {
      api.instead.set('/3/referential/', () => ({ flags: {}, ...upstream }));
      expect((await get('referential/stats')).statusCode).toBe(502);
    },
  );

  it('reports that there are no ratings yet', async () => {
    const stats = { campers: 3, reviews: 0, average: null };
    api.instead.set('/3/referential/', () => ({ flags: {}, stats }));
    expect((await get('referential/stats')).json()).toEqual({ count: 0, average: null });
  });

  describe('the rating line', () => {
    it('is requested once for simultaneous readers', async () => {
      await Promise.all([get('trustedshop'), get('trustedshop'), get('trustedshop')]);
      const { headers, body } = await get('trustedshop');
      expect(JSON.parse(body)).toEqual({ totalReviewCount: 812, overallMark: 4.61 });
      expect(headers['cache-control']).toBe('public, max-age=600');
      expect(api.requested.filter(({ path }) => path === '/3/trustedshop/')).toHaveLength(1);
    });

    it('marks the figures of the sandbox as samples', async () => {
      api.instead.set('/3/trustedshop/', () => ({
        totalReviewCount: 4127,
        overallMark: 4.7,
        isSample: true,
      }));
      expect((await get('trustedshop')).json()).toMatchObject({ isSample: true });
    });

    it.each([
      ['too many', 429, { code: 'trusted_shop_too_many' }, 'trusted_shop_too_many'],
      ['an unknown shop', 404, { code: 'trusted_shop_invalid_id' }, 'trusted_shop_invalid_id'],
      ['the service’s own words', 400, { message: 'TSID is invalid' }, 'trusted_shop_invalid_id'],
      ['a service that is unavailable', 503, { code: 'trusted_shop_away' }, 'trusted_shop_away'],
      ['too good a mark', 200, { totalReviewCount: 3, overallMark: 6 }, 'trusted_shop_away'],
      ['nothing', 200, null, 'trusted_shop_away'],
    ])('answers a distinct code for %s', async (_, status, upstream, code) => {
      api.instead.set('/3/trustedshop/', (__, reply) =>
        reply.code(status).header('retry-after', '30').send(JSON.stringify(upstream)),
      );
      const { statusCode, headers, body } = await get('trustedshop');
      expect(JSON.parse(body)).toEqual({ code, detail: expect.any(String) });
      expect(statusCode).toBe({ trusted_shop_too_many: 429, trusted_shop_invalid_id: 404 }[code] ?? 503);
      expect(headers['retry-after']).toBe(statusCode === 429 ? '30' : undefined);
    });

    it('is requested again after a failure', async () => {
      api.instead.set('/3/trustedshop/', (_, reply) => reply.code(503).send({}));
      expect((await get('trustedshop')).statusCode).toBe(503);
      api.instead.clear();
      expect((await get('trustedshop')).statusCode).toBe(200);
    });
  });

  describe('signing out', () => {
    const NAMES = ['access_token', 'refresh_token', 'actor_refresh_token'];

    it('removes the session’s cookies with the attributes that the page used', async () => {
      const { statusCode, headers } = await get('logout', { 'sec-fetch-site': 'same-origin' });
      expect([statusCode, headers['cache-control']]).toEqual([204, 'no-store']);
      expect(headers['set-cookie']).toEqual(
        NAMES.map((name) => `campaviaAPI_${name}=; Max-Age=0; Path=/; SameSite=Lax; Secure`),
      );
    });

    it.each([
      ['another site’s script', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
      ['a neighbouring host', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
      ['another site’s picture', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
      ['a picture of a review', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
      ['a link', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
      ['an address typed in', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
      ['an old browser on another site', { referer: 'https://evil.test/' }],
      ['a page without an origin', { origin: 'null' }],
      ['a site that sounds alike', { origin: 'http://localhost.evil.test' }],
    ])('is refused for %s', async (_, headers) => {
      const answer = await get('logout', headers);
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
      expect(answer.json()).toMatchObject({ code: 'cross_site' });
    });

    it('is allowed for an old browser on one of our pages, over http or https', async () => {
      const referer = 'http://localhost:80/d/account';
      expect((await get('logout', { referer, host: 'localhost:80' })).statusCode).toBe(204);
      const edge = { host: 'campavia.test', 'x-forwarded-proto': 'https', origin: 'https://campavia.test' };
      expect((await get('logout', edge)).statusCode).toBe(204);
    });
  });

  it('limits how long a page waits for the referential and the rating', async () => {
    api.instead.set('/3/referential/', NEVER_IN_TIME);
    expect((await get('referential')).statusCode).toBe(502);
  });
});
