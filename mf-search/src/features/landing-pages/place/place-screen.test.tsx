import { screen, within } from '@testing-library/react';

import {
  aChildPlace,
  aNearbyPlace,
  aPlace,
  aSearchAnswer,
  aSearchResult,
  someSeasonPrices,
} from '@campavia/contracts/testing';
import { Route, Routes } from '@campavia/remote-kit';
import { answer, fixClock, renderScreen, setUpWire, type ScreenOptions } from '@campavia/testing';

import french from '../../../../messages/fr.json';
import { config } from '../../../../remote.config';

import frenchLandings from '../messages/fr.json';
import { PlaceScreen } from './place-screen';

const own = config.addresses.map((address) => ({ ...address, part: 'mf-search' }));
const addresses = [...own, { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' }];
const PLACES = '/v4/geolocation/places';

function loadPlaceScreen(path: string, over: ScreenOptions = {}) {
  const routes = (
    <Routes>
      <Route path="/campervan-hire/:slug" element={<PlaceScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return renderScreen(routes, { path, platform: { addresses }, ...over });
}

const address = () => window.location.pathname + window.location.search;
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

fixClock();
setUpWire();
beforeEach(() => {
  answer('get', '/3/products/', aSearchAnswer([aSearchResult({ id: 7, title: 'Maud' })], { count: 46 }));
  answer('get', '/3/campers/season-prices/', someSeasonPrices());
  answer('get', `${PLACES}/annecy/`, aPlace());
  answer('get', `${PLACES}/annecy/nearby/`, [aNearbyPlace()]);
  answer('get', `${PLACES}/:slug/children/`, []);
});

test('shows a few of the campers nearby and links to all of them', async () => {
  loadPlaceScreen('/campervan-hire/annecy');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Camper hire near Annecy');
  expect(await screen.findByText(/^46 to choose from, each rented out by its owner/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Maud' })).toHaveAttribute('href', '/en-ie/campers/7');
  expect(screen.getByRole('link', { name: 'See all 46' })).toHaveAttribute('href', '/en-ie/s?where=annecy');
  expect(document.title).toBe('Camper hire near Annecy, Haute-Savoie · Campavia');
});

test('marks a count that is above the limit', async () => {
  const many = aSearchAnswer([aSearchResult()], { count: 1000, count_capped: true });
  answer('get', '/3/products/', many);
  loadPlaceScreen('/campervan-hire/annecy');
  expect(await screen.findByText(/^1,000\+ to choose from/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all 1,000+' })).toBeVisible();
});

test('links to the regions around it, each with a page of its own', async () => {
  loadPlaceScreen('/campervan-hire/annecy');
  const line = within(await screen.findByRole('navigation', { name: 'You are here' }));
  expect(line.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'France',
    'Auvergne-Rhône-Alpes',
    'Haute-Savoie',
    'Annecy',
  ]);
  expect(line.getByRole('link', { name: 'Haute-Savoie' })).toHaveAttribute(
    'href',
    '/en-ie/campervan-hire/haute-savoie',
  );
  expect(line.getByText('Annecy')).toHaveAttribute('aria-current', 'page');
});

test('shows the price per day in each season, and its months', async () => {
  loadPlaceScreen('/campervan-hire/annecy');
  const table = within(await screen.findByRole('table', { name: 'What a day costs' }));
  const rows = table.getAllByRole('row').map((row) => plain(row.textContent));
  expect(rows).toEqual([
    'SeasonFromTypical priceHalf cost',
    'Low seasonNovember to April€41.75€96.65€78.25 – €118.50',
    'Mid seasonMay to June and September to October€49.50€118.50€94.35 – €146.10',
    'High seasonJuly to August€62.15€151.85€119.65 – €188.65',
  ]);
});

test('shows no prices if so few campers would identify owners', async () => {
  answer('get', '/3/campers/season-prices/', someSeasonPrices({ count: 4 }));
  loadPlaceScreen('/campervan-hire/annecy');
  expect(await screen.findByRole('link', { name: 'Maud' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('links to nearby towns', async () => {
  loadPlaceScreen('/campervan-hire/annecy');
  const heading = await screen.findByRole('heading', { name: 'Not far from here' });
  const sign = within(heading.closest('section') as HTMLElement).getByRole('link');
  expect(plain(sign.textContent)).toBe('Annemasse34 km · 12 campers');
  expect(sign).toHaveAttribute('href', '/en-ie/campervan-hire/annemasse');
});

test('links to every place below that has campers', async () => {
  answer('get', `${PLACES}/annecy/children/`, [aChildPlace({ slug: 'seynod', name: 'Seynod' })]);
  loadPlaceScreen('/campervan-hire/annecy');
  expect(await screen.findByRole('heading', { name: 'All places with campers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Seynod' })).toHaveAttribute(
    'href',
    '/en-ie/campervan-hire/seynod',
  );
});

test('searches from the place, with any other filters', async () => {
  const { user } = loadPlaceScreen('/campervan-hire/annecy');
  const form = within(await screen.findByRole('search'));
  expect(form.getByLabelText('Where from')).toHaveValue('Annecy');
  await user.click(form.getByRole('button', { name: 'One more' }));
  await user.click(form.getByRole('button', { name: 'Find campers' }));
  expect(address()).toBe('/en-ie/s?where=annecy&beds=2');
});

test('links to the categories at the place', async () => {
  loadPlaceScreen('/campervan-hire/annecy');
  expect(await screen.findByRole('link', { name: 'Motorhomes' })).toHaveAttribute(
    'href',
    '/en-ie/s?where=annecy&types=1&types=2&types=3',
  );
});

test('redirects to the current slug and keeps the rest of the address', async () => {
  const refusal = { detail: 'No', code: 'place_renamed', correct_slug: 'annecy' };
  answer('get', `${PLACES}/anecy/`, refusal, { status: 406 });
  loadPlaceScreen('/campervan-hire/anecy?utm_source=letter');
  expect(await screen.findByRole('heading', { name: 'Camper hire near Annecy' })).toBeVisible();
  expect(address()).toBe('/en-ie/campervan-hire/annecy?utm_source=letter');
});

test.each([404, 500, 406])('is a 404 if the api answers %d', async (status) => {
  answer('get', `${PLACES}/atlantis/`, { detail: 'No', code: 'x' }, { status });
  loadPlaceScreen('/campervan-hire/atlantis');
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('renders without prices, campers and neighbours if those fail', async () => {
  for (const path of ['/3/products/', '/3/campers/season-prices/', `${PLACES}/annecy/nearby/`]) {
    answer('get', path, { detail: 'No', code: 'down' }, { status: 500 });
  }
  loadPlaceScreen('/campervan-hire/annecy');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('search')).toBeVisible();
});

test('says so if there are no campers', async () => {
  answer('get', '/3/products/', aSearchAnswer([]));
  answer('get', '/3/campers/season-prices/', someSeasonPrices({ count: 0, seasons: [], mid_season: null }));
  loadPlaceScreen('/campervan-hire/annecy');
  expect(await screen.findByText(/^Nobody rents one out here just now/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'A few of them' })).toBeNull();
});

test('is in French on the French site', async () => {
  loadPlaceScreen('/campervan-hire/annecy', { site: 'fr', messages: { ...french, ...frenchLandings } });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(plain(heading.textContent)).toBe('Louer un camping-car : Annecy et alentours');
  expect(await screen.findByText('de novembre à avril')).toBeVisible();
});
