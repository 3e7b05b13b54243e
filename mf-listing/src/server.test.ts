/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { aListing, aSearchResult } from '@campavia/contracts/testing';
import { SITES } from '@campavia/i18n/sites';
import type { DocumentRequest } from '@campavia/remote-kit/config';

import { findFaults } from './features/listing/document/testing/find-faults';
import { handle } from './server';

let api: Server;
let asked: string[] = [];
let areSimilarDown = false;

const REFUSAL = { detail: '', code: '' };
const SIMILAR = { count: 1, next: null, previous: null, results: [aSearchResult({ id: 1300 })] };

function answerTo(url: URL): [number, object] {
  const [, id, rest] = /products\/(\d+)\/(.*)$/.exec(url.pathname) ?? [];
  if (rest === 'similar/') return areSimilarDown ? [500, REFUSAL] : [200, SIMILAR];
  const currency = url.searchParams.get('currency') ?? 'none';
  const status = { 1201: 200, 1202: 200, 1203: 200, 410: 410, 500: 500 }[id ?? ''] ?? 404;
  const others = {
    1202: { id: 1202, pictures: [], published: false },
    1203: { id: 1203, title: 'Our van in Annecy' },
  };
  const listing = aListing({ currency, ...others[Number(id) as keyof typeof others] });
  return [status, status === 200 ? listing : REFUSAL];
}

beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [status, body] = answerTo(new URL(request.url ?? '', 'http://api.test'));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => void api.listen(0, '127.0.0.1', ready));
});
beforeEach(() => {
  asked = [];
  areSimilarDown = false;
});
afterAll(() => void api.close());

function ask(id: string, over: Partial<DocumentRequest> = {}) {
  const { port } = api.address() as AddressInfo;
  return handle({
    addressId: 'listing',
    params: { id },
    path: `/campers/${id}`,
    search: '',
    locale: 'fr',
    today: '2027-03-01',
    origin: 'http://localhost:4300',
    api: { origin: `http://127.0.0.1:${port}`, headers: { 'x-api-key': 'k' } },
    ...over,
  });
}

test('answers a camper with its title, its address and its data', async () => {
  const { status, head, data } = await ask('1201');
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'Campervan for four by the lake, Annecy, nº 1201 · Campavia',
    canonical: '/campers/1201',
  });
  expect(head?.robots).toBeUndefined();
  expect(Object.keys(data ?? {})).toEqual(['listing/1201']);
});

test("a town that is part of the camper's name is not repeated", async () => {
  const { head } = await ask('1203');
  expect(head?.title).toBe('Our van in Annecy, nº 1203 · Campavia');
});

test('requests the dates of the address in the currency of the site, with the same canonical page', async () => {
  const search = '?date_from=2027-07-01&date_to=2027-07-07&km=200';
  const { head } = await ask('1201', { locale: 'fr-ch', search });
  // A request of the test before, for another camper, may arrive late.
  const own = asked.filter((address) => address.includes('1201'));
  expect(own[0]).toContain('date_from=2027-07-01&date_to=2027-07-07&currency=CHF');
  expect(head?.canonical).toBe('/campers/1201');
});

describe.each(SITES.map((site) => [site.locale, site] as const))('on %s', (locale, site) => {
  test('a camper can be found and shared', async () => {
    const { status, head } = await ask('1201', { locale });
    expect(status).toBe(200);
    expect(head?.title).toMatch(/^Campervan for four by the lake\b.*Annecy.* · Campavia$/);
    expect(head?.description).toMatch(/Annecy.{1,140}$/);
    expect(head?.image?.url).toBe('/media/pictures/lake-dawn/share.jpg');
  });

  test('a camper has structured data, in the currency of the site', async () => {
    const [breadcrumbs, product] = (await ask('1201', { locale })).head?.structuredData ?? [];
    expect([...findFaults(breadcrumbs), ...findFaults(product)]).toEqual([]);
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(product).toMatchObject({ '@type': 'Product', offers: { priceCurrency: site.currency } });
  });
});

test('every language has its own texts', async () => {
  const heads = await Promise.all(SITES.map(async ({ locale }) => (await ask('1201', { locale })).head));
  expect(new Set(heads.map((head) => head?.description)).size).toBe(8);
});

test('a shared link has a picture 1200 by 630, and the gallery its first one at once', async () => {
  const { head } = await ask('1201');
  expect(head?.image).toMatchObject({ width: 1200, height: 630 });
  expect(head?.image?.alt).toMatch(/^Campervan for four by the lake/);
  expect(head?.tags?.[0]?.attributes).toMatchObject({
    rel: 'preload',
    as: 'image',
    imagesrcset: expect.stringContaining('/media/pictures/lake-dawn/1600.webp 1600w') as string,
    fetchpriority: 'high',
  });
});

test('a camper without pictures that is not listed is not indexed', async () => {
  const { status, head } = await ask('1202');
  expect([status, head?.robots, head?.image]).toEqual([200, 'noindex', undefined]);
});

test('answers 404 for an unknown camper', async () => {
  const { status, head, data } = await ask('99');
  expect({ status, robots: head?.robots, data }).toEqual({ status: 404, robots: 'noindex', data: undefined });
});

test('answers 410 for a deleted camper with similar ones', async () => {
  const { status, head, data } = await ask('410', { search: '?date_from=2027-07-01&date_to=2027-07-07' });
  expect({ status, robots: head?.robots }).toEqual({ status: 410, robots: 'noindex' });
  expect(data).toEqual({ 'listing/410/similar?date_from=2027-07-01&date_to=2027-07-07': SIMILAR });
});

test('answers 410 as well when similar campers fail to load', async () => {
  areSimilarDown = true;
  const { status, data } = await ask('410');
  expect({ status, data }).toEqual({ status: 410, data: undefined });
});

const STRANGE = ['abc', '-1', '1e3', '01201', '1.5', ' 1', '٣', "1' or 1=1", '%00', '9'.repeat(10_000)];
test.each(STRANGE)('answers 404 for id %.20s without a request', async (id) => {
  expect((await ask(id)).status).toBe(404);
  expect((await ask(id, { addressId: 'listing.moved' })).status).toBe(404);
  expect(asked).toEqual([]);
});

test('redirects to ordered dates, and drops past ones; other parameters stay', async () => {
  expect(await ask('1201', { search: '?date_from=2027-07-07&date_to=2027-07-01&km=200' })).toEqual({
    status: 302,
    redirect: '/campers/1201?date_from=2027-07-01&date_to=2027-07-07&km=200',
  });
  expect(await ask('1201', { search: '?date_from=2027-01-07&date_to=2027-07-01' })).toMatchObject({
    redirect: '/campers/1201',
  });
});

test.each([
  ['listing.moved', ''],
  ['listing.moved', '?date_from=2027-07-01&date_to=2027-07-08&utm_source=letter'],
  ['listing.moved.step', '?date_from=2027-07-08&date_to=2027-07-01'],
  ['listing.moved.part', '?a=%E2%9C%93'],
])('%s%s redirects to the listing with its query, without a request', async (addressId, search) => {
  const { status, redirect } = await ask('1201', { addressId, path: '/f/campers/1201/dates', search });
  expect({ status, redirect }).toEqual({ status: 301, redirect: `/campers/1201${search}` });
  expect(asked).toEqual([]);
});

const AWAY = { status: 503, head: { title: 'Campavia' } };

test('while the api fails the camper is not reported as missing', async () => {
  expect(await ask('500')).toEqual(AWAY);
});

test('while the api cannot be reached the camper is not reported as missing', async () => {
  const unreachable = { origin: 'http://127.0.0.1:1', headers: { 'x-api-key': 'k' } };
  expect(await ask('1201', { api: unreachable })).toEqual(AWAY);
});
