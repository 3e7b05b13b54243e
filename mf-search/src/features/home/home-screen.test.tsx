import { screen, within } from '@testing-library/react';

import { aPlace, aReferential, aSearchAnswer, aSearchResult } from '@campavia/contracts/testing';
import { catalogueOf, type Site, siteOf } from '@campavia/i18n/sites';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import british from '../../../messages/en-gb.json';
import french from '../../../messages/fr.json';
import { config } from '../../../remote.config';

import { HomeScreen } from './home-screen';

const own = config.addresses.map((address) => ({ ...address, part: 'mf-search' }));
const addresses = [...own, { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' }];
const referential = aReferential();
const WEEKEND = 'date_from=2027-03-12&date_to=2027-03-14';

function openHome() {
  return renderScreen(<HomeScreen />, { platform: { addresses, referential } });
}

fixClock();
setUpWire();
// Compiling it for the first time exceeds the timeout of a test.
beforeAll(() => import('../../components/near-me/load-place-list'), 60_000);
beforeEach(() => {
  answer('get', '/3/products/', aSearchAnswer([aSearchResult({ id: 7, title: 'Maud' })], { count: 46 }));
});

test('searches campers at a place chosen by keyboard', async () => {
  answer('get', '/v4/geolocation/places/', [aPlace(), aPlace({ slug: 'annemasse', name: 'Annemasse' })]);
  const { user } = openHome();

  await user.tab();
  await user.keyboard('anne');
  const form = within(screen.getByRole('search'));
  await form.findByRole('option', { name: /Annemasse/ });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await user.click(form.getByRole('button', { name: 'One more' }));
  await user.click(form.getByRole('button', { name: 'Find campers' }));

  expect(window.location.pathname + window.location.search).toBe('/en-ie/s?where=annemasse&beds=2');
});

test('keeps text typed before the suggestions arrived', async () => {
  answer('get', '/v4/geolocation/places/', [aPlace()]);
  const { user } = openHome();

  await user.tab();
  await user.keyboard('annecy');
  expect(await screen.findByRole('combobox', { name: 'Where from' })).toHaveValue('annecy');
  expect(screen.getByRole('combobox', { name: 'Where from' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(window.location.search).toBe('?where=annecy');
});

test('works the same as a plain form', async () => {
  openHome();
  const form = screen.getByRole('search', { name: 'Find a camper' });
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/en-ie/s');
});

test.each([
  ['en-gb', british, 'Hire a camper.\nKeep the road.'],
  ['en-ie', undefined, 'Rent a camper.\nKeep the road.'],
  ['en-us', undefined, 'Rent a camper.\nKeep the road.'],
])('greets readers of %s in their language', (site, messages, name) => {
  expect(catalogueOf(siteOf(site) as Site)).toBe(site === 'en-ie' ? 'en' : site);
  renderScreen(<HomeScreen />, { site, messages, platform: { addresses, referential } });
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('shows campers free this weekend in the reader’s country', async () => {
  openHome();
  const heading = await screen.findByRole('heading', { name: 'Free this weekend' });
  const section = within(heading.closest('section') as HTMLElement);
  expect(await section.findByRole('link', { name: 'Maud' })).toHaveAttribute(
    'href',
    `/en-ie/campers/7?${WEEKEND}`,
  );
  expect(section.getByRole('link', { name: 'See all 46' })).toHaveAttribute(
    'href',
    `/en-ie/s?where=ireland&${WEEKEND}`,
  );
});

test('omits the weekend when nothing is free', async () => {
  const data = { [`search?where=ireland&${WEEKEND}&page_size=4`]: aSearchAnswer([]) };
  renderScreen(<HomeScreen />, { data, platform: { addresses, referential } });
  expect(await screen.findByRole('heading', { name: 'Follow the signs' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Free this weekend' })).toBeNull();
});

test('shows only figures returned by the api', async () => {
  openHome();
  expect(screen.getByText(/2,800 motorhomes, campervans and vans/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '4.7 out of 5, from 41,250 reviews' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Campervan 400 campers/ })).toHaveAttribute(
    'href',
    '/en-ie/camper-type/campervan',
  );
  expect(screen.getByRole('link', { name: /Lisboa 81 campers/ })).toHaveAttribute(
    'href',
    '/en-ie/campervan-hire/lisboa',
  );
});

test('links to the page of a category if there is one, else to a search', () => {
  openHome();
  const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('All motorhomes')).toBe('/en-ie/camper-type/motorhome');
  expect(hrefOf(/^Van /)).toBe('/en-ie/camper-type/van');
  expect(hrefOf(/^Low profile/)).toBe('/en-ie/s?types=1');
  expect(hrefOf(/^Caravan/)).toBe('/en-ie/s?types=6');
});

test('omits figures if there are none', () => {
  answer('get', '/3/referential/', {}, { isHanging: true });
  renderScreen(<HomeScreen />, { platform: { addresses } });
  expect(screen.getByText(/^Motorhomes, campervans and vans/)).toBeVisible();
  expect(screen.queryByText(/out of 5/)).toBeNull();
});

test.each([
  ['the simulation of earnings', [{ id: 'earnings', pattern: '/earnings' }], {}, '/en-ie/earnings'],
  ['listing a camper without a simulation', [{ id: 'onboarding', pattern: '/list' }], {}, '/en-ie/list'],
])('links owners to %s', (_, known, routing, href) => {
  const others = known.map((address) => ({ ...address, part: 'mf-onboarding' }));
  renderScreen(<HomeScreen />, { platform: { addresses: [...addresses, ...others], referential, routing } });
  const band = screen.getByRole('heading', { name: /stands\s+still most of the year/ }).closest('section');
  expect(within(band as HTMLElement).getByRole('link')).toHaveAttribute('href', href);
});

test('links owners to the sister platform where campers cannot be listed, and hides the link if there is none', () => {
  const elsewhere = aReferential({ can_publish_camper: false });
  const routing = { sister_platform: 'https://sister.test/' };
  const { unmount } = renderScreen(<HomeScreen />, {
    platform: { addresses, referential: elsewhere, routing },
  });
  expect(screen.getByRole('link', { name: 'List your camper' })).toHaveAttribute(
    'href',
    routing.sister_platform,
  );
  unmount();
  openHome();
  expect(screen.queryByRole('heading', { name: /stands\s+still/ })).toBeNull();
});

test('is in French on the French site', () => {
  renderScreen(<HomeScreen />, { site: 'fr', messages: french, platform: { addresses, referential } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Louez un van.');
  expect(document.title).toBe('Location de camping-cars près de chez vous · Campavia');
});
