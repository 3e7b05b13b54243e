/** @jest-environment node */
import type { DocumentRequest } from '@campavia/remote-kit/config';

import {
  aFaq,
  aReferential,
  aSearchAnswer,
  aSearchResult,
  someReviews,
  someReviewStats,
  someWallPictures,
} from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { handle, render } from './server';

const DOCUMENT: DocumentRequest = {
  addressId: 'rent-my-motorhome',
  params: {},
  path: '/rent-my-motorhome',
  search: '',
  locale: 'fr',
  today: '2027-03-10',
  origin: 'http://localhost:4300',
  api: { origin: 'http://localhost:4301', headers: {} },
};

setUpWire();

function requestDocument(over: Partial<DocumentRequest> = {}) {
  return handle({ ...DOCUMENT, ...over });
}

test('the page for owners is titled in the language of the site, and search engines may list it', async () => {
  const { status, head } = await requestDocument();
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'Mettre son véhicule en location · Campavia',
    canonical: '/rent-my-motorhome',
  });
  expect(head?.robots).toBeUndefined();
});

test('search engines read its questions with their answers', async () => {
  const { head } = await requestDocument({ locale: 'en-ie' });
  expect(head?.structuredData).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: expect.arrayContaining([expect.objectContaining({ '@type': 'Question' })]),
    },
  ]);
  expect(JSON.stringify(head?.structuredData)).toContain('Up to 30 days before the trip 30% of your price');
});

test('the page for owners is complete without scripts: questions with answers, and a link to list a camper', async () => {
  const addresses = [{ id: 'onboarding', pattern: '/onboarding', part: 'mf-onboarding' }];
  const page = { addresses, routing: {}, referential: aReferential() };
  const request = { ...DOCUMENT, locale: 'de', page };
  const { html } = await render(request, await handle(request));
  expect(html).toMatch(/<h1[^>]*>[^<]*Vermieten Sie/);
  expect(html).toMatch(
    /<details(?:(?!<\/details>).)*<summary(?:(?!<\/details>).)*Was geschieht nach einem Schaden\?(?:(?!<\/details>).)*Zustandsprotokoll fest/s,
  );
  expect(html).toMatch(/<a [^>]*href="\/de\/onboarding"/);
});

describe('the community', () => {
  beforeEach(() => {
    answer('get', '/v4/reviews/', (url: URL) =>
      url.searchParams.get('page') === '9' ? someReviews([], { count: 23 }) : someReviews(),
    );
    answer('get', '/v4/reviews/stats/', someReviewStats());
    answer('get', '/v4/reviews/pictures/', someWallPictures());
  });

  const requestReviews = (search: string) =>
    requestDocument({ addressId: 'community.all-reviews', path: '/community/all-reviews', search });

  test('redirects to the reviews, whatever else the address contains', async () => {
    const request = { addressId: 'community', path: '/community', search: '?country=FR' };
    expect(await requestDocument(request)).toEqual({
      status: 301,
      redirect: '/community/all-reviews?country=FR',
    });
  });

  test('comes with reviews and their numbers; only pages of all reviews are of their own for search engines', async () => {
    const { status, head, data, isPartial } = await requestReviews('?page=2');
    expect([status, isPartial, head?.canonical]).toEqual([200, false, '/community/all-reviews?page=2']);
    expect(head?.title).toBe('Avis sur les véhicules, page 2 · Campavia');
    expect(head?.description).toMatch(/^Page 2\. Ce que les voyageurs disent/);
    expect(Object.keys(data ?? {})).toHaveLength(3);
    expect((await requestReviews('?country=FR&page=2')).head?.canonical).toBe('/community/all-reviews');
  });

  test('redirects from a page beyond the last to the first', async () => {
    expect(await requestReviews('?country=FR&page=9')).toEqual({
      status: 302,
      redirect: '/community/all-reviews?country=FR',
    });
  });

  test('shows the wall without a removed picture', async () => {
    answer('get', '/v4/reviews/pictures/901/', { detail: 'No', code: 'picture_not_found' }, { status: 404 });
    const { status, data, isPartial } = await requestDocument({
      addressId: 'community.pictures-wall',
      path: '/community/pictures-wall',
      search: '?picture=901',
    });
    expect([status, isPartial, Object.keys(data ?? {}).length]).toEqual([200, false, 3]);
  });
});

describe('the campers below a guide', () => {
  const guide = (over: Partial<DocumentRequest> = {}) => {
    const addresses = [{ id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' }];
    const page = { addresses, routing: {}, referential: aReferential() };
    return { ...DOCUMENT, addressId: 'rv-hire-with-pets', path: '/rv-hire-with-pets', page, ...over };
  };

  test("are three of its action's, as links without scripts", async () => {
    const calls = answer('get', '/3/products/', aSearchAnswer([aSearchResult({ id: 12, title: 'Nugget' })]));
    const request = guide({ locale: 'de' });
    const { html } = await render(request, await handle(request));
    expect(calls.urls.map(({ search }) => search)).toEqual(['?pets=true&page_size=3&currency=EUR']);
    expect(html).toMatch(/<a [^>]*href="\/de\/campers\/12"[^>]*>Nugget/);
  });

  test('are omitted when the api fails: the text is complete, and the page is not cached', async () => {
    answer('get', '/3/products/', { detail: '' }, { status: 503 });
    const request = guide({ locale: 'en-ie' });
    const page = await handle(request);
    expect(page).toMatchObject({ status: 200, isPartial: true, data: {} });
  });

  test.each(['we-love-california', 'terms', 'team'])(
    '%s, without a kind of camper, requests none',
    async (id) => {
      expect(await handle(guide({ addressId: id, path: `/${id}` }))).not.toHaveProperty('data');
    },
  );
});

describe('the help', () => {
  const api = jest.fn<Promise<Response>, [RequestInfo | URL]>();
  beforeEach(() => {
    api.mockImplementation(async () => Response.json(aFaq()));
    globalThis.fetch = api as typeof fetch;
  });

  const help = (search = '') =>
    requestDocument({ addressId: 'help', path: '/help', locale: 'en-ie', search });

  test('is complete before any script runs: answers, structured data and the search of the address', async () => {
    const answer = await help('?q=depozit');
    expect(answer).toMatchObject({
      status: 200,
      head: { title: 'Help · Campavia', canonical: '/help', robots: 'noindex' },
      data: { faq: aFaq() },
      isPartial: false,
    });
    expect(JSON.stringify(answer.head?.structuredData)).toContain('Fourteen days after the return');
  });

  test('may be listed by search engines without a search', async () => {
    const { head } = await help();
    expect(head?.robots).toBeUndefined();
  });

  test('is rendered with its questions', async () => {
    const request = { ...DOCUMENT, addressId: 'help', path: '/help', locale: 'en-ie' };
    const { html } = await render(request, await handle(request));
    expect(html).toContain('When is the deposit taken?');
    expect(html).toContain('role="search"');
  });

  test('answers 503 while the api is unavailable', async () => {
    api.mockImplementation(async () => Response.json({ detail: '' }, { status: 503 }));
    expect(await help()).toMatchObject({ status: 503, data: {}, isPartial: true });
  });

  test('is the target of the old address, with its query', async () => {
    expect(await requestDocument({ addressId: 'faq', path: '/faq', search: '?q=pay' })).toEqual({
      status: 301,
      redirect: '/help?q=pay',
    });
  });
});

test('answers 404 for an address it does not own', async () => {
  expect(await requestDocument({ addressId: 'elsewhere' })).toMatchObject({
    status: 404,
    head: { robots: 'noindex' },
  });
});

test('a guide has its own title and is structured data of an article', async () => {
  answer('get', '/3/products/', aSearchAnswer([]));
  const { status, head } = await requestDocument({
    addressId: 'rv-hire-with-pets',
    path: '/rv-hire-with-pets',
    locale: 'en-ie',
  });
  expect(status).toBe(200);
  expect(head).toMatchObject({
    title: 'Camper with a dog · Campavia',
    canonical: '/rv-hire-with-pets',
    structuredData: [expect.objectContaining({ '@type': 'Article', inLanguage: 'en' })],
  });
});

test('privacy has the same text at two addresses', async () => {
  const one = await requestDocument({ addressId: 'confidentiality', path: '/confidentiality' });
  const other = await requestDocument({
    addressId: 'privacy.confidentiality',
    path: '/privacy/confidentiality',
  });
  expect(other).toEqual(one);
  expect(one.head?.canonical).toBe('/confidentiality');
});

test.each([
  ['travelers', '/travelers/hit-the-road?utm_source=a'],
  ['privacy', '/privacy/confidentiality?utm_source=a'],
])('%s redirects and keeps the query', async (addressId, redirect) => {
  expect(await requestDocument({ addressId, search: '?utm_source=a' })).toEqual({ status: 301, redirect });
});

test.each([
  ['campavia', 200],
  ['everything', 404],
])('how %s works is answered with %d', async (product, status) => {
  const path = `/how-${product}-works`;
  expect(await requestDocument({ addressId: 'how-it-works', params: { product }, path })).toMatchObject({
    status,
  });
});

test('the contact page is titled in the language of the site', async () => {
  const { status, head } = await requestDocument({ addressId: 'contact', path: '/contact', locale: 'de' });
  expect(status).toBe(200);
  expect(head).toMatchObject({ title: 'Kontakt · Campavia', canonical: '/contact' });
});

test('the contact page is rendered with its form, without typed text', async () => {
  answer('get', '/3/referential/', aReferential());
  const request = { ...DOCUMENT, addressId: 'contact', path: '/contact', locale: 'en-ie' };
  const { html } = await render(request, await handle(request));
  expect(html).toContain('Write to us');
  expect(html).toMatch(/<textarea[^>]*name="text"[^>]*><\/textarea>/);
  expect(html).toContain('A payment, refund or deposit');
});

test('the newsletter page is rendered with the address typed on another page', async () => {
  const search = '?email=marta%40example.org';
  const request = { ...DOCUMENT, addressId: 'newsletter', path: '/newsletter', search, locale: 'en-ie' };
  const { html } = await render(request, await handle(request));
  expect(html).toContain('value="marta@example.org"');
});
