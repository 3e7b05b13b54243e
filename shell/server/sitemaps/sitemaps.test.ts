/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';

import { SITES } from '@campavia/i18n/sites';

import { createSiteFixture, type SiteFixture } from '../test/site-fixture';

const ENTRIES = [
  { values: { id: '1' }, last_modified: '2027-02-03' },
  { values: { id: 'a&b' }, last_modified: '2027-02-04' },
  { values: { id: '3' }, last_modified: '2027-02-05' },
];

let fixture: SiteFixture;
let api: FastifyInstance;
let site: FastifyInstance;
let isDown = false;

beforeAll(async () => {
  api = fastify();
  api.addHook('onRequest', async (_, reply) => (isDown ? reply.code(500).send({}) : undefined));
  api.get('/health', async () => ({ now: '2027-03-01T12:00:00Z' }));
  api.get('/v4/sitemaps/campers/', async () => [{ part: 2, pages: 3, last_modified: '2027-02-05' }]);
  api.get<{ Querystring: { after: string } }>('/v4/sitemaps/campers/2/', async ({ query }) =>
    query.after === '0'
      ? { results: ENTRIES.slice(0, 2), next: 2 }
      : { results: ENTRIES.slice(Number(query.after)), next: null },
  );
  fixture = await createSiteFixture(await api.listen({ port: 0, host: '127.0.0.1' }));
  fixture.publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '1' } });
  fixture.publish({
    part: 'mf-listing',
    version: '1.0.0',
    files: { 'remote.js': '2', 'server.cjs': 'exports.handle = async () => ({ status: 200 })' },
    addresses: [
      { id: 'about', pattern: '/about', document: true, sitemap: {} },
      {
        id: 'sort',
        pattern: '/sort/{slug}',
        document: true,
        sitemap: { values: [{ slug: 'van' }, { other: 'x' }] },
      },
      { id: 'listing', pattern: '/campers/{id}', document: true, sitemap: { list: 'campers' } },
      { id: 'secret', pattern: '/d/secret', document: true, access: 'signed-in', sitemap: {} },
      { id: 'client', pattern: '/client', sitemap: {} },
      { id: 'unlisted', pattern: '/unlisted', document: true },
    ],
  });
  fixture.registry.append('promoted', {
    channel: 'production',
    releases: { shell: '1.0.0', 'mf-listing': '1.0.0' },
  });
  site = await fixture.start();
});
beforeEach(() => {
  isDown = false;
});
afterAll(async () => {
  await fixture.remove();
  await api.close();
});

const get = (url: string) =>
  site.inject({ url, headers: { host: 'campavia.test', 'accept-language': 'fr' } });
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

test('robots.txt names one index for all languages', async () => {
  expect((await get('/robots.txt')).body).toContain('\nSitemap: http://campavia.test/sitemap.xml\n');
});

test('the index lists the pages and each batch of a list, for every site', async () => {
  const { statusCode, body, headers } = await get('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const files = SITES.flatMap(({ locale }) => ['pages', 'listing-2'].map((name) => `${locale}/${name}.xml`));
  expect(locsOf(body)).toEqual(files.map((file) => `http://campavia.test/sitemaps/${file}`));
  expect(body.match(/<lastmod>2027-02-05<\/lastmod>/g)).toHaveLength(SITES.length);
});

test('pages are the public ones that parts declare and a server answers', async () => {
  expect(locsOf((await get('/sitemaps/fr/pages.xml')).body)).toEqual([
    'http://campavia.test/fr/about',
    'http://campavia.test/fr/sort/van',
  ]);
  expect(locsOf((await get('/sitemaps/en-us/pages.xml')).body)[0]).toBe('http://campavia.test/about');
});

test('a list is read in batches, with the date of each last change', async () => {
  const { body } = await get('/sitemaps/de-ch/listing-2.xml');
  expect(locsOf(body)).toEqual(['1', 'a%26b', '3'].map((id) => `http://campavia.test/de-ch/campers/${id}`));
  expect([...body.matchAll(/<lastmod>([^<]*)/g)].map(([, day]) => day)).toEqual([
    '2027-02-03',
    '2027-02-04',
    '2027-02-05',
  ]);
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">[^]*<\/urlset>\n$/);
});

test.each([
  '/sitemaps/fr/listing-1.xml',
  '/sitemaps/fr/listing-9999999.xml',
  '/sitemaps/fr/secret-2.xml',
  '/sitemaps/xx/pages.xml',
  '/sitemaps/FR/pages.xml',
])('there is no %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test.each(['/sitemap.xml', '/sitemaps/fr/listing-2.xml'])(
  'without the api %s answers 503 with Retry-After',
  async (url) => {
    isDown = true;
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
  },
);
