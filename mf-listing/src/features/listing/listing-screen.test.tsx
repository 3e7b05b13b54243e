import { act, screen, waitFor, within } from '@testing-library/react';

import { keys } from '@campavia/api-client';
import type { Listing } from '@campavia/contracts';
import { aListing, aSearchResult } from '@campavia/contracts/testing';
import { viewedCampers } from '@campavia/parts/viewed';
import { savePagePreview } from '@campavia/remote-kit';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { ListingRoutes } from '../../routes';

setUpWire();
beforeEach(() => void answer('post', '/v4/marks/', { counted: 1 }, { status: 202 }));

const SEARCH = { id: 'search', pattern: '/s', part: 'mf-search' };
const PLACE = { id: 'place', pattern: '/campervan-hire/{slug}', part: 'mf-search' };

const JULY = '?date_from=2027-07-01&date_to=2027-07-07';
const priced = {
  booking_price_per_day: '92.10',
  final_booking_price: '644.70',
  original_booking_price: '702.00',
  availability: { available: true, code: null, min_length: 2 },
};

function open(path: string, data: Record<string, unknown> = {}, addresses = [SEARCH]) {
  return renderScreen(<ListingRoutes />, { path, data, platform: { addresses } });
}

function breadcrumbs() {
  const line = within(screen.getByRole('navigation', { name: 'You are here' }));
  return line.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('shows the camper with its facts, its owner and what is on board', async () => {
  answer('get', '/3/products/1201/', aListing());
  open('/campers/1201');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Campervan for four by the lake' }),
  ).toBeVisible();
  expect(screen.getByText('Pets welcome')).toBeVisible();
  expect(screen.getByText('Abroad on request')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Camille’s camper' })).toBeVisible();
  expect(screen.getByText(/speaks French and English/)).toBeVisible();
  expect(document.title).toBe('Campervan for four by the lake in Annecy, no. 1201 · Campavia');
});

describe('a camper opened from its card', () => {
  const PATH = '/campers/1201?hour_from=10';
  const card = aSearchResult({ title: 'Pössl of the card', pictures: aListing().pictures });
  const loaded = { name: 'Campervan for four by the lake' };

  it('has name, place, picture and price of the card until its own data is loaded', async () => {
    let release = () => undefined as void;
    const held = new Promise<Listing>((resolve) => (release = () => resolve(aListing())));
    answer('get', '/3/products/1201/', () => held);
    savePagePreview('listing', PATH, { ...card, loaded_picture: '/media/lake/480.webp' });
    open(PATH);
    const heading = screen.getByRole('heading', { level: 1, name: 'Pössl of the card' });
    expect(screen.getByText('Campervan · Annecy')).toBeVisible();
    expect(screen.getByText('€84.00')).toBeVisible();
    const picture = await screen.findByAltText('Pössl of the card, picture 1 (illustration)');
    expect(picture).toHaveStyle({ backgroundImage: 'url("/media/lake/480.webp")' });
    expect(document.title).toBe('Pössl of the card in Annecy, no. 1201 · Campavia');

    release();
    expect(await screen.findByRole('heading', { level: 1, ...loaded })).toBe(heading);
    expect(screen.getByAltText('Campervan for four by the lake, picture 1 (illustration)')).toBe(picture);
    expect(screen.getByText('Pets welcome')).toBeVisible();
  });

  it('has the page of a removed camper if it was removed meanwhile', async () => {
    answer('get', '/3/products/1201/', { detail: 'no', code: 'no' }, { status: 410 });
    savePagePreview('listing', PATH, card);
    open(PATH);
    const name = 'This camper is no longer rented out';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.queryByText('Pössl of the card')).not.toBeInTheDocument();
  });
});

test('requests no data that came with the document', () => {
  open('/campers/1201', { [keys.listing(1201)]: aListing() });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('links to the pages of the places around it, or to searches if there are no such pages', () => {
  const { name, slug } = aListing().place;
  const data = { [keys.listing(1201)]: aListing() };
  const { unmount } = open('/campers/1201', data, [SEARCH, PLACE]);
  expect(breadcrumbs().at(-1)).toEqual([name, `/en-ie/campervan-hire/${slug}`]);
  expect(breadcrumbs().length).toBeGreaterThan(2);
  unmount();
  const { unmount: leave } = open('/campers/1201', data);
  expect(breadcrumbs().at(-1)).toEqual([name, `/en-ie/s?where=${slug}`]);
  leave();
  open('/campers/1201', data, []);
  expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

test("names the country in the reader's language", async () => {
  const data = { [keys.listing(1201)]: aListing() };
  renderScreen(<ListingRoutes />, {
    path: '/campers/1201',
    data,
    site: 'de-at',
    platform: { addresses: [PLACE] },
  });
  expect(await screen.findByRole('link', { name: 'Frankreich' })).toHaveAttribute(
    'href',
    '/de-at/campervan-hire/france',
  );
});

test('is stored in this browser, for the recent campers of the home page', () => {
  localStorage.clear();
  open('/campers/1201', { [keys.listing(1201)]: aListing() });
  const { id, title, city, country, type, pictures } = aListing();
  expect(viewedCampers()).toEqual([{ id, title, city, country, type, picture: pictures[0] }]);
});

test('shows the full price for the dates of the address', async () => {
  const calls = answer('get', '/3/products/1201/', aListing(priced));
  open(`/campers/1201${JULY}`);
  expect(await screen.findByText('€644.70')).toBeVisible();
  expect(screen.getByText('7 days, insurance and service included')).toBeVisible();
  expect(calls.urls[0]?.searchParams.get('date_to')).toBe('2027-07-07');
});

test.each([
  ['107', 'Not free on these dates. Choose others to see the price.'],
  ['108', '5 days minimum. Choose a longer stay.'],
  ['109', 'The owner hands over on other days of the week. Move the first or last day.'],
] as const)(
  'says why it is not available with code %s, and links to available campers',
  async (code, text) => {
    answer(
      'get',
      '/3/products/1201/',
      aListing({ ...priced, availability: { available: false, code, min_length: 5 } }),
    );
    open(`/campers/1201${JULY}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('€644.70')).not.toBeInTheDocument();
    const others = screen.getByRole('link', { name: 'Campers in Annecy that are free' });
    expect(others).toHaveAttribute('href', expect.stringContaining('date_from=2027-07-01'));
  },
);

test('shows no answer for other dates while the new one loads', async () => {
  answer('get', '/3/products/1201/', aListing(priced));
  const { platform } = open(`/campers/1201${JULY}`);
  expect(await screen.findByText('€644.70')).toBeVisible();
  answer('get', '/3/products/1201/', aListing(), { isHanging: true });
  act(() => platform.navigation.replace('/en-ie/campers/1201?date_from=2027-08-01&date_to=2027-08-03'));
  await waitFor(() => expect(screen.queryByText('€644.70')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('swaps inverted dates of the address', async () => {
  answer('get', '/3/products/1201/', aListing(priced));
  open('/campers/1201?date_from=2027-07-07&date_to=2027-07-01');
  await waitFor(() => expect(window.location.search).toBe(JULY));
});

test.each([
  [404, 'There is no camper here'],
  [410, 'This camper is no longer rented out'],
])('answers %i with a page and a next step', async (status, title) => {
  answer('get', '/3/products/1201/', { detail: 'no', code: 'no' }, { status });
  open('/campers/1201');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a camper' })).toHaveAttribute('href', '/en-ie/s');
});

test('makes no request for an invalid id', () => {
  open('/campers/abc');
  expect(screen.getByRole('heading', { level: 1, name: 'There is no camper here' })).toBeVisible();
});

test('a camper that failed to load is shown after a retry', async () => {
  answer('get', '/3/products/1201/', { detail: 'x', code: 'x' }, { status: 500 });
  const { user } = open('/campers/1201');
  const again = await screen.findByRole('button', { name: /try again/i });
  answer('get', '/3/products/1201/', aListing());
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: /Campervan/ })).toBeVisible();
});
