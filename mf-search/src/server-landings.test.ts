import {
  aChildPlace,
  aNearbyPlace,
  aPlace,
  aSearchAnswer,
  aSearchResult,
  someSeasonPrices,
} from '@campavia/contracts/testing';
import { matchAddress, type DocumentRequest } from '@campavia/remote-kit/config';
import { answer, setUpWire } from '@campavia/testing';

import { config } from '../remote.config';

import { CATEGORIES, SEATS } from './rules/landing-pages/categories';
import { handle } from './server';

const addresses = config.addresses.map((address) => ({ ...address, part: 'mf-search' }));

/** Requests a path as the server does; undefined when no address matches. */
function open(path: string, over: Partial<DocumentRequest> = {}) {
  const match = matchAddress(addresses, path);
  if (!match) return undefined;
  return handle({
    addressId: match.address.id,
    params: match.params,
    path,
    search: '',
    locale: 'en-ie',
    today: '2027-03-10',
    origin: 'http://localhost:4300',
    api: { origin: 'http://api.test', headers: { 'x-api-key': 'test' } },
    ...over,
  });
}

/** A composition with listings, as the server describes it. */
const page = { addresses: [{ id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' }], routing: {} };
const PLACES = '/v4/geolocation/places';
const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');

setUpWire();
beforeEach(() => {
  answer('get', '/3/products/', aSearchAnswer([aSearchResult()], { count: 46 }));
  answer('get', '/3/campers/season-prices/', someSeasonPrices());
  answer('get', `${PLACES}/annecy/`, aPlace());
  answer('get', `${PLACES}/:slug/nearby/`, [aNearbyPlace()]);
  answer('get', `${PLACES}/:slug/children/`, [aChildPlace()]);
});

describe('the page of a place', () => {
  test('has its location and prices per day, and all data that it shows', async () => {
    const { status, head, data } = (await open('/campervan-hire/annecy')) ?? {};
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: 'Camper hire near Annecy, Haute-Savoie · Campavia',
      description:
        'Motorhomes, campervans and vans near Annecy, Haute-Savoie, rented out by their owners, from €41.75 a day with fees and insurance. See what is free on your dates.',
      canonical: '/campervan-hire/annecy',
    });
    expect(head?.robots).toBeUndefined();
    expect(Object.keys(data ?? {}).sort()).toEqual([
      'place/annecy',
      'place/annecy/children',
      'place/annecy/nearby',
      'search?where=annecy&page_size=8',
      'season-prices?where=annecy',
    ]);
  });

  test('has breadcrumbs, on the site of the reader', async () => {
    const { head } = (await open('/campervan-hire/annecy', { locale: 'de-at' })) ?? {};
    expect(head?.structuredData).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          ['Frankreich', 'france'],
          ['Auvergne-Rhône-Alpes', 'auvergne-rhone-alpes'],
          ['Haute-Savoie', 'haute-savoie'],
          ['Annecy', 'annecy'],
        ].map(([name, slug], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `http://localhost:4300/de-at/campervan-hire/${slug}`,
        })),
      },
    ]);
  });

  test.each([
    ['en-gb', 'Camper hire in the Netherlands · Campavia'],
    ['de', 'Camper mieten in den Niederlanden · Campavia'],
    ['fr', 'Louer un camping-car : Pays-Bas · Campavia'],
  ])('names a country in the language of %s', async (locale, title) => {
    const country = { slug: 'nederland', name: 'Nederland', place_type: 'COUNTRY', country: 'NL' } as const;
    answer('get', `${PLACES}/nederland/`, aPlace({ ...country, ancestors: [] }));
    answer('get', `${PLACES}/nederland/nearby/`, []);
    const { head } = (await open('/campervan-hire/nederland', { locale })) ?? {};
    expect(plain(head?.title)).toBe(title);
  });

  test('redirects to the current slug, with other parameters', async () => {
    const refusal = { detail: 'No', code: 'place_renamed', correct_slug: 'annecy' };
    answer('get', `${PLACES}/anecy/`, refusal, { status: 406 });
    answer('get', `${PLACES}/anecy/nearby/`, refusal, { status: 406 });
    answer('get', `${PLACES}/anecy/children/`, refusal, { status: 406 });
    expect(await open('/campervan-hire/anecy', { search: '?utm_source=letter' })).toEqual({
      status: 301,
      redirect: '/campervan-hire/annecy?utm_source=letter',
    });
  });

  test.each<[string, number, object]>([
    ['there is no such place', 404, { detail: 'No', code: 'place_not_found' }],
    ['the right slug is the wrong one again', 406, { detail: 'No', code: 'x', correct_slug: 'atlantis' }],
    ['no right slug is named', 406, { detail: 'No', code: 'x' }],
  ])('is a 404 if %s', async (_, status, refusal) => {
    answer('get', `${PLACES}/atlantis/`, refusal, { status });
    answer('get', `${PLACES}/atlantis/nearby/`, refusal, { status });
    expect(await open('/campervan-hire/atlantis')).toEqual({
      status: 404,
      head: { title: 'Page not found · Campavia', robots: 'noindex' },
    });
  });

  test.each([
    ['is broken', 500],
    ['is away behind a gateway', 502],
    ['is busy', 503],
    ['asks to come later', 429],
  ])('answers 503 while the api %s', async (_, status) => {
    const refusal = { detail: 'No', code: 'down' };
    answer('get', `${PLACES}/atlantis/`, refusal, { status });
    answer('get', `${PLACES}/atlantis/nearby/`, refusal, { status });
    expect(await open('/campervan-hire/atlantis')).toEqual({
      status: 503,
      head: { title: 'Page not found · Campavia' },
    });
  });

  test('renders without campers, prices and neighbours if only the place is known', async () => {
    const down = { detail: 'No', code: 'down' };
    const nearAndBelow = ['nearby', 'children'].map((name) => `${PLACES}/annecy/${name}/`);
    for (const path of ['/3/products/', '/3/campers/season-prices/', ...nearAndBelow]) {
      answer('get', path, down, { status: 500 });
    }
    const { status, head, data } = (await open('/campervan-hire/annecy')) ?? {};
    expect({ status, keys: Object.keys(data ?? {}) }).toEqual({ status: 200, keys: ['place/annecy'] });
    expect(head?.description).toMatch(
      /^Motorhomes, campervans and vans near Annecy, Haute-Savoie, rented out by their owners\. See/,
    );
  });

  test('is distinguished from places of the same name, and has the picture of its first camper', async () => {
    const head = (await open('/campervan-hire/annecy', { page }))?.head;
    expect(head?.image).toEqual({
      url: '/media/pictures/lake-dawn/share.jpg',
      width: 1200,
      height: 630,
      alt: aSearchResult().title,
    });
    expect(head?.structuredData?.[1]).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          url: `http://localhost:4300/en-ie/campers/${aSearchResult().id}`,
        },
      ],
    });
  });

  test('is not indexed without a camper', async () => {
    answer('get', '/3/products/', aSearchAnswer([]));
    expect((await open('/campervan-hire/annecy'))?.head?.robots).toBe('noindex');
  });

  test.each(['/campervan-hire', '/campervan-hire/', '/campervan-hire/annecy/more'])(
    'does not exist at %s',
    (path) => {
      expect(open(path)).toBeUndefined();
    },
  );

  const LONG = 'x'.repeat(1000);
  test.each(['..', '.', '%00', '%2e%2e%2f3', "';--", '<script>', LONG, '%E0%A4%A', '日本'])(
    'no slug causes an error: %.20s',
    async (slug) => {
      const refusal = { detail: 'No', code: 'place_not_found' };
      answer('get', '/v4/geolocation/*', refusal, { status: 404 });
      expect((await open(`/campervan-hire/${slug}`))?.status).toBe(404);
    },
  );
});

describe('the page of a category', () => {
  test.each([
    ['/camper-type/motorhome', 'Motorhome hire in Ireland', 'where=ireland&types=1&types=2&types=3'],
    ['/camper-type/campervan', 'Campervan hire in Ireland', 'where=ireland&types=4'],
    ['/camper-type/van', 'Van hire in Ireland', 'where=ireland&types=5'],
    ['/camper-type/van/4-seats', 'Vans with 4 seats in Ireland', 'where=ireland&seatbelts=4&beds=4&types=5'],
  ])('%s: %s', async (path, title, search) => {
    const { status, head, data } = (await open(path)) ?? {};
    expect(status).toBe(200);
    expect(head).toMatchObject({ title: `${title} · Campavia`, canonical: path });
    const keys = [`search?${search}&page_size=8`, `season-prices?${search}`, 'place/ireland/nearby'];
    expect(Object.keys(data ?? {})).toEqual(keys);
  });

  test('has breadcrumbs from the home page', async () => {
    const { head } = (await open('/camper-type/motorhome/5-seats', { locale: 'fr' })) ?? {};
    const [breadcrumbs] = (head?.structuredData ?? []) as {
      itemListElement: { name: string; item: string }[];
    }[];
    expect(breadcrumbs?.itemListElement.map(({ name, item }) => [name, item])).toEqual([
      ['Accueil', 'http://localhost:4300/fr'],
      ['Camping-cars', 'http://localhost:4300/fr/camper-type/motorhome'],
      ['5 places', 'http://localhost:4300/fr/camper-type/motorhome/5-seats'],
    ]);
  });

  test.each([
    '/camper-type/caravan',
    '/camper-type/Motorhome',
    '/camper-type/constructor',
    '/camper-type/van/1-seats',
    '/camper-type/van/7-seats',
    '/camper-type/van/x-seats',
    '/camper-type/van/4-seats-seats',
    '/camper-type/caravan/4-seats',
  ])('is a 404 at %s', async (path) => {
    expect(await open(path)).toEqual({
      status: 404,
      head: { title: 'Page not found · Campavia', robots: 'noindex' },
    });
  });

  test.each(['/camper-type', '/camper-type/van/4', '/camper-type/van/4-seats/more'])(
    'does not exist at %s',
    (path) => {
      expect(open(path)).toBeUndefined();
    },
  );

  test('is indexed on every site, even without campers in its country', async () => {
    answer('get', '/3/products/', aSearchAnswer([]));
    for (const path of ['/camper-type/van', '/camper-type/van/6-seats']) {
      expect((await open(path))?.head?.robots).toBeUndefined();
    }
  });

  test('of every kind is declared for the sitemaps', () => {
    const valuesOf = (id: string) => config.addresses.find((address) => address.id === id)?.sitemap?.values;
    const slugs = CATEGORIES.map((slug) => ({ slug }));
    expect(valuesOf('category')).toEqual(slugs);
    expect(valuesOf('category.seats')).toEqual(
      slugs.flatMap(({ slug }) => SEATS.map((seats) => ({ slug, seats: String(seats) }))),
    );
  });

  test('renders while the api is unavailable', async () => {
    answer('get', '/3/products/', {}, { status: 500 });
    answer('get', '/3/campers/season-prices/', {}, { status: 500 });
    answer('get', `${PLACES}/ireland/nearby/`, {}, { status: 500 });
    const { status, head, data } = (await open('/camper-type/van')) ?? {};
    expect({ status, data, title: head?.title }).toEqual({
      status: 200,
      data: {},
      title: 'Van hire in Ireland · Campavia',
    });
  });
});
