import { aPlace, aSearchAnswer, aSearchResult, someFacets } from '@campavia/contracts/testing';
import { parseParams, plainDate, sanitiseSearch, SEARCH_FIELDS, searchToParams } from '@campavia/domain';
import type { DocumentRequest } from '@campavia/remote-kit/config';
import { answer, setUpWire } from '@campavia/testing';

import { config } from '../remote.config';
import { handle } from './server';

const TODAY = '2027-03-10';

function ask(over: Partial<DocumentRequest>) {
  return handle({
    addressId: 'search',
    params: {},
    path: '/s',
    search: '',
    locale: 'en-ie',
    today: TODAY,
    origin: 'http://localhost:4300',
    api: { origin: 'http://api.test', headers: { 'x-api-key': 'test' } },
    ...over,
  });
}

setUpWire();
beforeEach(() => {
  answer('get', '/3/products/', aSearchAnswer([aSearchResult()], { count: 46 }));
  answer('get', '/3/campers/search/', aSearchAnswer([], { facets: someFacets() }));
  answer('get', '/v4/geolocation/places/annecy/', aPlace());
});

test('a search answers its results, their counts, its place and a title', async () => {
  const { status, head, data } = await ask({ search: '?where=annecy&beds=2' });
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: '46 campers near Annecy · Campavia',
    canonical: '/s?where=annecy&beds=2',
    robots: 'noindex',
  });
  expect(Object.keys(data ?? {})).toEqual([
    'search?where=annecy&beds=2',
    'facets?where=annecy&beds=2',
    'place/annecy',
  ]);
});

test('slow counts are left to the page', async () => {
  answer('get', '/3/campers/search/', undefined, { isHanging: true });
  const { data } = await ask({ search: '?beds=2' });
  expect(Object.keys(data ?? {})).toEqual(['search?beds=2']);
});

test('the title is in the language of the site', async () => {
  const { head } = await ask({ search: '?where=annecy', locale: 'de' });
  expect(head?.title).toBe('46 Camper bei Annecy · Campavia');
});

test.each([
  [
    'inverted dates',
    '?date_from=2027-08-10&date_to=2027-08-01',
    '/s?date_from=2027-08-01&date_to=2027-08-10',
  ],
  [
    'dates written day first',
    '?date_from=01-08-2027&date_to=10-08-2027',
    '/s?date_from=2027-08-01&date_to=2027-08-10',
  ],
  ['a date in the past', '?where=annecy&date_from=2020-01-01&date_to=2020-01-09', '/s?where=annecy'],
  ['a lone date', '?date_from=2027-08-10', '/s'],
  ['seats alone', '?seatbelts=4', '/s?seatbelts=4&beds=4'],
  ['too many beds', '?where=annecy&beds=99', '/s?where=annecy'],
])('redirects %s', async (_, search, redirect) => {
  expect(await ask({ search })).toEqual({ status: 302, redirect });
});

test('parameters that do not belong to the search neither redirect nor count', async () => {
  const { status, head } = await ask({ search: '?where=annecy&utm_source=letter' });
  expect(status).toBe(200);
  expect(head?.canonical).toBe('/campervan-hire/annecy');
});

test.each([
  ['?utm_source=letter&beds=99&gclid=a%2Fb&where=annecy', '/s?where=annecy&utm_source=letter&gclid=a%2Fb'],
  ['?errorCode=7&date_from=2027-08-10', '/s?errorCode=7'],
])('other parameters stay when %s is corrected, after it', async (search, redirect) => {
  expect(await ask({ search })).toEqual({ status: 302, redirect });
});

test('redirects to the current slug of a place', async () => {
  const refusal = { detail: 'No', code: 'place_renamed', correct_slug: 'annecy' };
  answer('get', '/v4/geolocation/places/annecy-le-vieux/', refusal, { status: 406 });
  expect(await ask({ search: '?gclid=1&where=annecy-le-vieux&beds=2' })).toEqual({
    status: 302,
    redirect: '/s?where=annecy&beds=2&gclid=1',
  });
});

test('redirects from beyond the last page to the first', async () => {
  answer('get', '/3/products/', { detail: 'No', code: 'search_invalid_page' }, { status: 404 });
  expect(await ask({ search: '?where=annecy&page=99' })).toEqual({
    status: 302,
    redirect: '/s?where=annecy',
  });
});

test('a search preloads the picture of its first card', async () => {
  const first = aSearchResult();
  answer('get', '/3/products/', aSearchAnswer([first]));
  const { head } = await ask({ search: '?where=annecy' });
  expect(head?.tags?.[0]?.attributes).toMatchObject({
    as: 'image',
    href: first.pictures[0]?.url,
    imagesrcset: first.pictures[0]?.srcset,
    fetchpriority: 'high',
  });
});

test('a page without results is not indexed', async () => {
  answer('get', '/3/products/', aSearchAnswer([]));
  expect((await ask({ search: '?where=annecy' })).head?.robots).toBe('noindex');
});

test.each([
  ['home', 200],
  ['search', 503],
])('without an answer of the api %s is still a page, with status %d', async (addressId, status) => {
  answer('get', '/3/products/', { detail: 'No', code: 'down' }, { status: 500 });
  answer('get', '/v4/geolocation/places/annecy/', { detail: 'No', code: 'down' }, { status: 500 });
  const { head, ...rest } = await ask({ addressId, search: '?where=annecy' });
  expect(rest).toEqual({ status, data: {}, isPartial: true });
  expect(head?.title).toMatch(/Campavia$/);
  expect(head?.robots).toBeUndefined();
});

test('results that are late make a page with status 503', async () => {
  answer('get', '/3/products/', undefined, { isHanging: true });
  const { status, head } = await ask({ search: '?where=annecy' });
  expect([status, head?.robots]).toEqual([503, undefined]);
});

test('a refused search is a page of its own, not an outage', async () => {
  answer('get', '/3/products/', { beds: ['No'] }, { status: 400 });
  expect((await ask({ search: '?beds=2' })).status).toBe(200);
});

test('home answers the campers free this weekend and preloads the first picture', async () => {
  const { status, head, data } = await ask({ addressId: 'home', path: '/', locale: 'fr' });
  expect(status).toBe(200);
  expect(head).toMatchObject({
    canonical: '/',
    title: 'Location de camping-cars près de chez vous · Campavia',
  });
  expect(head?.tags?.[0]?.attributes).toMatchObject({ rel: 'preload', as: 'image', fetchpriority: 'high' });
  expect(Object.keys(data ?? {})).toEqual([
    'search?where=france&date_from=2027-03-12&date_to=2027-03-14&page_size=4',
  ]);
});

const NOWHERE = { detail: 'No', code: 'place_not_found' };
const DOWN = { detail: 'No', code: 'down' };

describe('search engines', () => {
  const page = { addresses: [{ id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' }], routing: {} };

  test.each<[string, string, string | undefined]>([
    ['', '/s', undefined],
    ['?where=annecy', '/campervan-hire/annecy', undefined],
    ['?types=4&where=ireland', '/camper-type/campervan', undefined],
    ['?where=annecy&page=2', '/s?where=annecy&page=2', 'noindex'],
    ['?where=annecy&beds=2', '/s?where=annecy&beds=2', 'noindex'],
    ['?bbox=5,45,7,46', '/s?bbox=5%2C45%2C7%2C46', 'noindex'],
    ['?latitude=45.9&longitude=6.1&radius=30', '/s?latitude=45.9&longitude=6.1&radius=30', 'noindex'],
  ])('are led from /s%s to %s (%s)', async (search, canonical, robots) => {
    answer('get', '/v4/geolocation/places/ireland/', aPlace({ slug: 'ireland' }));
    const { status, head } = await ask({ search });
    expect({ status, canonical: head?.canonical, robots: head?.robots }).toEqual({
      status: 200,
      canonical,
      robots,
    });
  });

  test('are not referred to the page of a place that does not exist', async () => {
    answer('get', '/v4/geolocation/places/atlantis/', NOWHERE, { status: 404 });
    const { head } = await ask({ search: '?where=atlantis' });
    expect(head).toMatchObject({ canonical: '/s?where=atlantis', robots: 'noindex' });
  });

  test('keep a place whose data is unavailable now', async () => {
    answer('get', '/v4/geolocation/places/annecy/', DOWN, { status: 500 });
    const { head } = await ask({ search: '?where=annecy' });
    expect([head?.canonical, head?.robots]).toEqual(['/s?where=annecy', undefined]);
  });

  test('get a separate title and description for every page of results', async () => {
    const heads = await Promise.all(
      ['', '&page=2', '&page=3'].map(async (page) => (await ask({ search: `?where=annecy${page}` })).head),
    );
    expect(heads.map((head) => head?.title)).toEqual([
      '46 campers near Annecy · Campavia',
      '46 campers near Annecy, page 2 · Campavia',
      '46 campers near Annecy, page 3 · Campavia',
    ]);
    expect(new Set(heads.map((head) => head?.description)).size).toBe(3);
  });

  test('get the campers of a search as structured data', async () => {
    answer('get', '/3/products/', aSearchAnswer([aSearchResult({ id: 7, title: 'Maud' })]));
    const { head } = await ask({ search: '?where=annecy', page });
    expect(head?.structuredData).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        numberOfItems: 1,
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Maud', url: 'http://localhost:4300/en-ie/campers/7' },
        ],
      },
    ]);
  });

  test('get the organisation and the search action on the home page', async () => {
    const routing = { instagram: 'https://instagram.com/campavia' };
    const { head } = await ask({ addressId: 'home', path: '/', locale: 'fr', page: { ...page, routing } });
    expect(head?.structuredData).toMatchObject([
      {
        '@type': 'Organization',
        name: 'Campavia',
        logo: 'http://localhost:4300/pictures/icon-512.png',
        sameAs: ['https://instagram.com/campavia'],
      },
      {
        '@type': 'WebSite',
        url: 'http://localhost:4300/fr',
        inLanguage: 'fr-FR',
        potentialAction: {
          target: { urlTemplate: 'http://localhost:4300/fr/s?where={search_term_string}' },
        },
      },
    ]);
  });
});

const LONG = 'x'.repeat(10_000);
test.each([
  `?where=${LONG}`,
  '?where=%00%01',
  "?where='; drop table place; --",
  '?where=<script>alert(1)</script>',
  '?where=annecy&where=paris',
  '?beds=-1&seatbelts=NaN&types=0&types=99&types=abc',
  '?min_price=1e309&max_price=-5',
  '?bbox=7,46,6,45',
  '?bbox=a,b,c,d',
  '?latitude=999&longitude=abc&radius=-1',
  '?date_from=2027-02-30&date_to=2027-13-01',
  '?date_from=9999-99-99&date_to=0',
  '?page=0&page_size=100000',
  '?page=-1&ordering=<b>',
  '?__proto__=1&constructor=2&toString=3',
  '?%E0%A4%A',
  `?types=${'4&types='.repeat(500)}`,
])('invalid input leads to a valid search: %.60s', async (search) => {
  answer('get', '/v4/geolocation/places/:slug/', { detail: 'No', code: 'place_not_found' }, { status: 404 });
  const { status, redirect } = await ask({ search });
  const address = redirect ?? `/s${search}`;
  expect([200, 302]).toContain(status);
  const again = sanitiseSearch(parseParams(address.replace('/s', '')), plainDate(TODAY));
  expect(again.changed).toBe(false);
  expect(searchToParams(again.query).toString().length).toBeLessThan(700);
});

test('the address of a search declares every parameter that it reads', () => {
  const { query } = config.addresses.find(({ id }) => id === 'search') ?? {};
  expect(query).toEqual(SEARCH_FIELDS);
});

test.each([
  ['home', { addressId: 'home', path: '/' }, '/3/products/'],
  ['a search', { search: '?where=annecy' }, '/v4/geolocation/places/annecy/'],
])('the document of %s is marked incomplete while the api fails', async (_, over, path) => {
  expect(await ask(over)).not.toMatchObject({ isPartial: true });
  answer('get', path, {}, { status: 503 });
  expect(await ask(over)).toMatchObject({ status: 200, isPartial: true });
});
