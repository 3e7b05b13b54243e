import { screen, waitFor, within } from '@testing-library/react';

import { aPlace, aSearchAnswer, aSearchResult } from '@campavia/contracts/testing';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../remote.config';

import { SearchScreen } from './search-screen';

const own = config.addresses.map((address) => ({ ...address, part: 'mf-search' }));
const addresses = [...own, { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' }];
const DATES = 'date_from=2027-06-28&date_to=2027-07-08';

function openSearch(path: string) {
  return renderScreen(<SearchScreen />, { path, platform: { addresses } });
}

function address() {
  return window.location.pathname.replace('/en-ie', '') + window.location.search;
}

fixClock();
setUpWire();
/** A narrow window, where the map is loaded on demand. */
beforeAll(() => {
  const narrow = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = (() => narrow) as unknown as typeof window.matchMedia;
  window.scrollTo = () => undefined;
});
beforeEach(() => {
  answer('get', '/v4/geolocation/places/annecy/', aPlace());
  // The counts beside filters.
  answer('get', '/3/campers/search/', aSearchAnswer([]));
});

test('shows the campers near a town, each with a link to its page', async () => {
  const asked = answer(
    'get',
    '/3/products/',
    aSearchAnswer([aSearchResult({ id: 7, title: 'Maud' })], { count: 46 }),
  );
  openSearch(`/s?where=annecy&${DATES}&beds=2`);

  expect(await screen.findByRole('heading', { level: 1, name: '46 campers near Annecy' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Maud' })).toHaveAttribute('href', `/en-ie/campers/7?${DATES}`);
  expect(asked.urls[0]?.searchParams.get('beds')).toBe('2');
  expect(document.title).toBe('46 campers near Annecy · Campavia');
  expect(screen.getByText('46 campers found')).toHaveAttribute('role', 'status');
});

test('the heading reserves space while the place loads', async () => {
  answer('get', '/v4/geolocation/places/annecy/', aPlace(), { isHanging: true });
  answer('get', '/3/products/', aSearchAnswer([aSearchResult({ title: 'Maud' })], { count: 46 }));
  openSearch('/s?where=annecy');

  await screen.findByRole('link', { name: 'Maud' });
  const heading = screen.getByRole('heading', { level: 1, name: 'Looking for campers' });
  expect(heading).toHaveAttribute('data-room', '46 campers near annecy');
});

test('requests no data that came with the document', async () => {
  const data = { 'search?where=annecy': aSearchAnswer([], { count: 3 }), 'place/annecy': aPlace() };
  const asked = answer('get', '/3/products/', aSearchAnswer([]));
  renderScreen(<SearchScreen />, { path: '/s?where=annecy', data, platform: { addresses } });

  expect(await screen.findByRole('heading', { name: '3 campers near Annecy' })).toBeVisible();
  expect(asked.urls).toEqual([]);
});

test('links to the next page at an address of its own', async () => {
  answer('get', '/3/products/', aSearchAnswer([aSearchResult()], { count: 46 }));
  const { user } = openSearch('/s?where=annecy&types=4&types=5');

  const next = await screen.findByRole('link', { name: 'Next page' });
  expect(next).toHaveAttribute('rel', 'next');
  await user.click(next);
  expect(address()).toBe('/s?where=annecy&types=4&types=5&page=2');
});

test('the search can be changed in place, or cancelled', async () => {
  answer('get', '/3/products/', aSearchAnswer());
  const { user } = openSearch(`/s?where=annecy&${DATES}&types=4`);

  await user.click(await screen.findByRole('button', { name: /Annecy, Haute-Savoie/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: /Annecy, Haute-Savoie/ })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: /Annecy, Haute-Savoie/ }));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(screen.getByRole('button', { name: 'Find campers' }));
  expect(address()).toBe(`/s?where=annecy&${DATES}&beds=2&types=4`);
});

test('a filter is removed by clicking it', async () => {
  answer('get', '/3/products/', aSearchAnswer());
  const { user } = openSearch('/s?where=annecy&beds=4&max_price=180&page=2');

  await user.click(await screen.findByRole('button', { name: 'Up to €180 a day', pressed: true }));
  await waitFor(() => expect(address()).toBe('/s?where=annecy&beds=4'));
});

test('an empty result suggests filters to remove and other places', async () => {
  answer('get', '/3/products/', aSearchAnswer([]));
  answer('get', '/3/campers/search/alternatives/', { places: [], dates: [], filters: [] });
  const { user } = openSearch('/s?where=annecy&beds=6&seatbelts=6');

  expect(await screen.findByRole('heading', { level: 1, name: 'No campers near Annecy' })).toBeVisible();
  const removable = await screen.findByRole('group', { name: 'Filters you can remove' });
  expect(
    within(removable)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Sleeps 6+', '6+ seats', 'Remove all filters']);
  expect(screen.getByRole('link', { name: 'Search all of France' })).toHaveAttribute(
    'href',
    '/en-ie/s?where=france&seatbelts=6&beds=6',
  );
  await user.click(within(removable).getByRole('button', { name: '6+ seats' }));
  await waitFor(() => expect(address()).toBe('/s?where=annecy&beds=6'));
});

test('a failed search can be tried again', async () => {
  answer('get', '/3/products/', { detail: 'No', code: 'down' }, { status: 500 });
  const { user } = openSearch('/s?where=annecy');

  expect(await screen.findByRole('alert')).toHaveTextContent('The campers could not be loaded');
  answer('get', '/3/products/', aSearchAnswer([aSearchResult({ title: 'Maud' })]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Maud' })).toBeVisible();
});

test('for an unknown place offers to choose another', async () => {
  answer('get', '/3/products/', aSearchAnswer([]));
  answer('get', '/v4/geolocation/places/qqq/', { detail: 'No', code: 'place_not_found' }, { status: 404 });
  answer('get', '/v4/geolocation/places/', []);
  const { user } = openSearch('/s?where=qqq');

  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not find a place called “qqq”' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another place' }));
  expect(screen.getByLabelText('Where from')).toHaveFocus();
});

test.each([
  ['inverted dates', '/s?date_from=2027-07-08&date_to=2027-06-28', `/s?${DATES}`],
  ['dates in the past', '/s?date_from=2020-01-01&date_to=2020-01-09', '/s'],
  ['seats alone', '/s?seatbelts=4', '/s?seatbelts=4&beds=4'],
  [
    'seats alone from a letter',
    '/s?utm_source=a%2Fb&seatbelts=4&errorCode=7',
    '/s?seatbelts=4&beds=4&utm_source=a%2Fb&errorCode=7',
  ],
])('the address of %s is corrected', async (_, given, right) => {
  answer('get', '/3/products/', aSearchAnswer());
  openSearch(given);
  await waitFor(() => expect(address()).toBe(right));
});

test.each([
  ['another user has shared', undefined, '46 campers near this point'],
  ['this browser has found the reader at', '45.9,6.13', '46 campers near you'],
])('a point that %s has the right name', async (_, found, heading) => {
  if (found === undefined) sessionStorage.clear();
  else sessionStorage.setItem('campavia.own-point', found);
  answer('get', '/3/products/', aSearchAnswer([aSearchResult()], { count: 46 }));
  openSearch('/s?latitude=45.9&longitude=6.13&radius=30');
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  sessionStorage.clear();
});

test('a renamed place gets its current slug', async () => {
  const refusal = { detail: 'No', code: 'place_renamed', correct_slug: 'annecy' };
  answer('get', '/3/products/', aSearchAnswer());
  answer('get', '/v4/geolocation/places/annecy-le-vieux/', refusal, { status: 406 });
  openSearch('/s?where=annecy-le-vieux&beds=2');
  await waitFor(() => expect(address()).toBe('/s?where=annecy&beds=2'));
});
