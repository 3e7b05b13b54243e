/** @jest-environment node */
import { connect, type AddressInfo } from 'node:net';

import fastify, { type FastifyInstance } from 'fastify';

import { createSiteFixture, type SiteFixture } from './test/site-fixture';

const SERVER = `exports.handle = async (request) => {
  if (request.params.id === 'hang') return new Promise(() => {});
  if (request.params.id === 'throw') throw new Error('broken');
  if (request.params.id === 'old') return { status: 301, redirect: '/campers/1' + request.search };
  const status = { 1: 200, 503: 503 }[request.params.id] ?? 404;
  return { status, head: { title: 'Camper <' + request.params.id + '>', canonical: request.path },
    data: { today: request.today, locale: request.locale, evil: '</script>' } };
};`;

function publishAll({ publish, registry }: SiteFixture): void {
  publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '1' } });
  publish({
    part: 'mf-listing',
    version: '1.0.0',
    files: { 'remote.js': '2', 'remote.js.map': '{}', 'private/sources.js': '3', 'server.cjs': SERVER },
    addresses: [{ id: 'listing', pattern: '/campers/{id}', document: true }],
  });
  publish({ part: 'mf-listing', version: '0.9.0', files: { 'remote.js': '0' } });
  const releases = { shell: '1.0.0', 'mf-listing': '1.0.0' };
  registry.append('promoted', { channel: 'production', releases });
}

const isSecure = (cookie: unknown) => / Secure(;|$)/.test(String(cookie));

describe('the site', () => {
  let fixture: SiteFixture;
  let api: FastifyInstance;
  let site: FastifyInstance;

  beforeAll(async () => {
    api = fastify();
    api.get('/health', async () => ({ now: '2027-03-01T23:30:00Z' }));
    api.get('/3/referential/', async () => ({ flags: {}, options: { fuel: ['diesel'] } }));
    api.get('/3/products/', async ({ query, headers }) => ({
      query,
      key: headers['x-api-key'],
      from: headers['x-forwarded-for'],
      others: Object.keys(headers).filter((name) => /forwarded-(host|proto)|^forwarded|real-ip/.test(name)),
    }));
    fixture = await createSiteFixture(await api.listen({ port: 0, host: '127.0.0.1' }));
    publishAll(fixture);
    site = await fixture.start();
  });

  afterAll(async () => {
    await fixture.remove();
    await api.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });

  it('allows the configured card vault in the policy of every page, and none by default', async () => {
    const policyOf = async (requested: FastifyInstance, url: string) =>
      String((await requested.inject(url)).headers['content-security-policy']);
    const paid = await fixture.start({ cardVaultOrigins: ['https://vault.example'] });
    for (const url of ['/campers/1', '/nowhere']) {
      expect(await policyOf(paid, url)).toContain("; connect-src 'self' https://vault.example; ");
      expect(await policyOf(site, url)).toContain("; connect-src 'self'; ");
    }
  });

  it("answers with the remote's result for its address", async () => {
    const { statusCode, body, headers } = await get('/campers/1');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Camper &lt;1&gt;</title>');
    expect(body).toContain('hreflang="de-CH" href="http://localhost:80/de-ch/campers/1"');
    expect(headers['x-composition-id']).toMatch(/^[0-9a-f]{20}$/);
  });

  it('sends with every page the referential it needs, without the lists of forms', async () => {
    const { body } = await get('/campers/1');
    expect(body).toContain('"referential":{"flags":{},"routing":{}}');
  });

  it('prevents inlined data from closing its script element', async () => {
    const { body } = await get('/campers/1');
    expect(body).toContain('"evil":"\\u003c/script>"');
  });

  it('gives each document its own nonce, in the policy and on every script', async () => {
    const [one, other] = await Promise.all([get('/campers/1'), get('/campers/1')]);
    const nonce = /'nonce-([^']+)'/.exec(String(one.headers['content-security-policy']))?.[1];
    expect(one.body.match(/<script(?![^>]*nonce=")/g)).toBeNull();
    expect(one.body).toContain(`nonce="${nonce}"`);
    expect(other.body).not.toContain(`nonce="${nonce}"`);
  });

  it('sends the date in the site’s country', async () => {
    expect((await get('/fr/campers/1')).body).toContain('"today":"2027-03-02","locale":"fr"');
    expect((await get('/campers/1')).body).toContain('"today":"2027-03-01","locale":"en-us"');
  });

  it('answers 404 with a page for an unknown address and for one unknown to the remote', async () => {
    expect((await get('/nowhere')).statusCode).toBe(404);
    expect((await get('/nowhere')).body).toContain('"status":404,"addressId":null');
    expect((await get('/campers/abc')).statusCode).toBe(404);
  });

  it("answers 503 to robots if the page's status cannot be found out now", async () => {
    const { statusCode, headers, body } = await get('/campers/503');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(body).not.toContain('noindex');
    expect((await get('/campers/1')).headers['retry-after']).toBeUndefined();
  });

  it('redirects within the visitor’s site, keeping the query', async () => {
    const { statusCode, headers } = await get('/fr/campers/old?a=1');
    expect([statusCode, headers.location]).toEqual([301, '/fr/campers/1?a=1']);
  });

  it('redirects a first visitor to the site of the browser’s language, once', async () => {
    const first = await get('/campers/1?a=1', { 'accept-language': 'fr-BE' });
    expect([first.statusCode, first.headers.location]).toEqual([302, '/fr-be/campers/1?a=1']);
    const next = await get('/fr-be/campers/1', { 'accept-language': 'fr-BE' });
    expect(next.statusCode).toBe(200);
  });

  it.each([
    [
      'without JavaScript, after the redirect to the site of the browser’s language',
      { cookie: 'i18n_redirected=fr' },
    ],
    ['in a new tab, on a first visit', {}],
  ])('opens the default site by its link in the list of sites %s', async (_, cookie) => {
    const browser = { 'accept-language': 'fr-FR' };
    const list =
      (await get('/fr/campers/1?a=1', browser)).body.match(/<ul data-no-script>.*<\/ul>/)?.[0] ?? '';
    const [, href = ''] = /href="([^"]*)" lang="en-US"/.exec(list) ?? [];
    const chosen = await get(href, { ...browser, ...cookie });
    expect([chosen.statusCode, chosen.headers.location]).toEqual([301, '/campers/1?a=1']);
    expect(chosen.headers['cache-control']).toBe('private, no-cache');
    const [remembered = ''] = String(chosen.headers['set-cookie']).split(';');
    expect(remembered).toBe('i18n_redirected=en-us');
    const opened = await get(String(chosen.headers.location), { ...browser, cookie: remembered });
    expect(opened.statusCode).toBe(200);
  });

  it('redirects to one spelling of prefixes', async () => {
    expect((await get('/en-us/campers/1')).headers.location).toBe('/campers/1');
    const { headers } = await get('/FR/campers/1');
    expect([headers.location, headers['set-cookie']]).toEqual(['/fr/campers/1', undefined]);
  });

  it.each(['throw', 'hang'])('answers with a page when the remote’s server part does %s', async (fault) => {
    const { statusCode, body } = await get(`/campers/${fault}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('id="app-mf-listing"');
  });

  it('serves releases with a lifetime of a year, to any origin', async () => {
    const { headers } = await get('/releases/mf-listing/1.0.0/remote.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each([
    '/releases/mf-listing/1.0.0/server.cjs',
    '/releases/mf-listing/1.0.0/remote.js.map',
    '/releases/mf-listing/1.0.0/private/sources.js',
    '/releases/mf-listing/1.0.0/%70rivate/sources.js',
    '/releases/mf-listing/1.0.0/x/../private/sources.js',
    '/releases/mf-listing/1.0.0//private/sources.js',
    '/releases/mf-listing/2.0.0/remote.js',
    '/releases/.drafts/x/remote.js',
    '/releases/../uploads/x',
    '/releases/__proto__/constructor/remote.js',
  ])('does not serve %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect([403, 404]).toContain(statusCode);
    expect(body).not.toContain('exports.handle');
  });

  it('serves a published release that is on no channel', async () => {
    expect((await get('/releases/mf-listing/0.9.0/remote.js')).body).toBe('0');
  });

  it('names other origins of its releases, and allows pages to load files from there', async () => {
    const origins = ['https://files.example'];
    const page = await (await fixture.start({ releaseOrigins: origins })).inject('/campers/1');
    expect(page.body).toContain('"origins":["https://files.example"]');
    expect(page.headers['content-security-policy']).toContain("font-src 'self' https://files.example;");
  });

  it('restricts cookies to https if the visitor came over https', async () => {
    const { headers } = await get('/campers/1', { 'x-forwarded-proto': 'https' });
    expect([headers['set-cookie']].flat().map(isSecure)).toEqual([true, true]);
  });

  it('trusts X-Forwarded-Proto only from its own proxies, and only known schemes', async () => {
    const secured = async (proto: string, remoteAddress: string) => {
      const headers = { 'x-forwarded-proto': proto };
      const answer = await site.inject({ url: '/campers/1', headers, remoteAddress });
      expect(answer.body).not.toContain('gopher');
      return [answer.headers['set-cookie']].flat().every(isSecure);
    };
    expect(await secured('https', '127.0.0.1')).toBe(true);
    expect(await secured('https', '203.0.113.9')).toBe(false);
    expect(await secured('gopher', '127.0.0.1')).toBe(false);
    expect((await get('/campers/1')).headers['strict-transport-security']).toBeUndefined();
  });

  it("restricts browsers and cookies to https if the site's address is https", async () => {
    const { headers, body } = await (await fixture.start({ isHttps: true })).inject('/campers/1');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect([headers['set-cookie']].flat().every(isSecure)).toBe(true);
    expect(body).toContain('href="https://localhost:80/de-ch/campers/1"');
  });

  it.each(['/api/nothing', '/_registry/nothing', '/releases/nothing'])(
    'answers programs with a code if there is no %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
      expect(JSON.parse(body)).toEqual({ code: 'not_found', detail: `There is no GET ${url}` });
    },
  );

  it('reports its composition and health', async () => {
    const { id } = (await get('/_composition')).json<{ id: string }>();
    expect((await get('/ping/front')).json()).toEqual({
      documents: expect.objectContaining({ bypassed: expect.any(Number) }),
      status: 'ok',
      composition: id,
      registry: { database: 'up', seq: 6, head: fixture.registry.state().head },
      serverParts: expect.stringMatching(/^(isolated|restricted)$/),
      renderings: {},
    });
  });

  it('passes the api’s paths on, with repeated parameters and headers', async () => {
    const answer = await get('/3/products/?types=4&types=5', { 'x-api-key': 'k' });
    expect(answer.json()).toMatchObject({ query: { types: ['4', '5'] }, key: 'k' });
  });

  it("sends the api the visitor's real address, whatever the client claims", async () => {
    const feigned = { 'x-forwarded-for': '203.0.113.7' };
    const requested = { url: '/3/products/', headers: feigned, remoteAddress: '198.51.100.9' };
    expect((await site.inject(requested)).json()).toMatchObject({ from: '198.51.100.9' });
    const edge = { ...requested, remoteAddress: '127.0.0.1' };
    expect((await site.inject(edge)).json()).toMatchObject({ from: '203.0.113.7' });
    const own = await fixture.start({ apiUrl: fixture.settings.apiUrl, trustedProxies: [] });
    expect((await own.inject(edge)).json()).toMatchObject({ from: '127.0.0.1' });
  });

  // A header that `Connection` names belongs to one hop: dropping it would let visitors hide their address.
  it.each<[string, Record<string, string>]>([
    ['names the header as one of this hop', { connection: 'close, x-forwarded-for, X-Forwarded-For' }],
    ['sends it twice, in other letters', { 'X-FORWARDED-FOR': '203.0.113.7, 127.0.0.1' }],
    [
      'sends another one beside it',
      { 'x-forwarded-for-original': '203.0.113.7', 'x-real-ip': '203.0.113.7' },
    ],
  ])('sends the api the address of a visitor who %s', async (_, headers) => {
    const answer = await site.inject({ url: '/3/products/', headers, remoteAddress: '198.51.100.9' });
    expect(answer.json()).toMatchObject({ from: '198.51.100.9', others: [] });
  });

  it('drops all other forwarding headers of the client', async () => {
    const feigned = {
      'x-forwarded-host': 'a',
      'x-forwarded-proto': 'b',
      forwarded: 'for=c',
      'x-real-ip': 'd',
    };
    expect((await get('/3/products/', feigned)).json()).toMatchObject({ others: [] });
  });

  it('reports that the api is unavailable instead of failing', async () => {
    const away = await fixture.start({ apiUrl: 'http://127.0.0.1:1' });
    const answer = await away.inject('/3/products/');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.json()).toMatchObject({ detail: expect.any(String) });
  });

  it.each([
    ['another host', '//evil.test/'],
    ['a zero byte', '/%00'],
    ['nine thousand letters', `/${'x'.repeat(9000)}`],
    ['half a character', '/%E0%A4%A'],
    ['a lone percent sign', '/fr/%'],
  ])('survives an address with %s', async (_, url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<!doctype html>');
  });

  it.each([
    ['a backslash', 'GET /\\ HTTP/1.1'],
    ['half an address of another host', 'GET http://[ HTTP/1.1'],
    ['slashes that name another host', 'GET /en-us//evil.test/x HTTP/1.1'],
  ])('answers a raw request with %s and keeps running', async (_, line) => {
    if (!site.server.listening) await site.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 (301|400|404)/);
    expect(answer).not.toMatch(/location: (\/\/|\/\\|http)/i);
    expect((await get('/ping/front')).statusCode).toBe(200);
  });
});
