import { screen, within } from '@testing-library/react';

import {
  aNearbyPlace,
  aReferential,
  aSearchAnswer,
  aSearchResult,
  someSeasonPrices,
} from '@campavia/contracts/testing';
import { Route, Routes } from '@campavia/remote-kit';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../../remote.config';

import { CategoryScreen } from './category-screen';

const own = config.addresses.map((address) => ({ ...address, part: 'mf-search' }));
const addresses = [...own, { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' }];
const referential = aReferential();

function loadCategoryScreen(path: string) {
  const routes = (
    <Routes>
      <Route path="/camper-type/:slug" element={<CategoryScreen />} />
      <Route path="/camper-type/:slug/:seats" element={<CategoryScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return renderScreen(routes, { path, platform: { addresses, referential } });
}

fixClock();
setUpWire();
beforeEach(() => {
  answer('get', '/3/products/', aSearchAnswer([aSearchResult({ id: 7, title: 'Maud' })], { count: 46 }));
  answer('get', '/3/campers/season-prices/', someSeasonPrices());
  const cork = aNearbyPlace({ slug: 'cork', name: 'Cork', country: 'IE', distance_km: null, campers: 9 });
  answer('get', '/v4/geolocation/places/ireland/nearby/', [cork]);
});

test('shows the campers of the reader’s country, and their number in other countries', async () => {
  loadCategoryScreen('/camper-type/campervan');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Campervan hire in Ireland');
  expect(await screen.findByRole('link', { name: 'Maud' })).toHaveAttribute('href', '/en-ie/campers/7');
  expect(screen.getByRole('link', { name: 'See all 46' })).toHaveAttribute(
    'href',
    '/en-ie/s?where=ireland&types=4',
  );
  expect(screen.getByRole('link', { name: 'All 400, in every country' })).toHaveAttribute(
    'href',
    '/en-ie/s?types=4',
  );
});

test('a number of seats also sets the beds, and the page says so', async () => {
  const search = answer('get', '/3/products/', aSearchAnswer([aSearchResult()], { count: 3 }));
  loadCategoryScreen('/camper-type/van/4-seats');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vans with 4 seats in Ireland');
  expect(await screen.findByText(/belts and beds for 4 people or more/)).toBeVisible();
  expect(search.urls[0]?.search).toContain('where=ireland&seatbelts=4&beds=4&types=5');
  const line = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(line.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Home', 'Vans', '4 seats']);
});

test('links to other numbers of seats, other categories and places', async () => {
  loadCategoryScreen('/camper-type/van/4-seats');
  expect(screen.getByRole('link', { name: 'Any number' })).toHaveAttribute('href', '/en-ie/camper-type/van');
  expect(screen.getByRole('link', { name: '6 seats' })).toHaveAttribute(
    'href',
    '/en-ie/camper-type/van/6-seats',
  );
  expect(screen.getByRole('link', { name: '4 seats' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Motorhomes' })).toHaveAttribute(
    'href',
    '/en-ie/camper-type/motorhome',
  );
  const cork = await screen.findByRole('link', { name: 'Cork 9 campers' });
  expect(cork).toHaveAttribute('href', '/en-ie/campervan-hire/cork');
  expect(await screen.findByRole('table', { name: 'What a day costs' })).toBeVisible();
});

test('searches the same category', async () => {
  const { user } = loadCategoryScreen('/camper-type/van');
  const form = within(screen.getByRole('search'));
  expect(form.getByLabelText('Where from')).toHaveValue('Ireland');
  await user.click(form.getByRole('button', { name: 'Find campers' }));
  expect(window.location.search).toBe('?where=ireland&types=5');
});

test.each([
  '/camper-type/caravan',
  '/camper-type/Van',
  '/camper-type/van/7-seats',
  '/camper-type/van/4-seats-seats',
  '/camper-type/hotel/4-seats',
])('%s is not found', (path) => {
  loadCategoryScreen(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not found');
});
