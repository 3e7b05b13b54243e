import { screen, waitFor, within } from '@testing-library/react';

import { aMe, aPicture, aSavedSearch, someSavedSearches } from '@campavia/contracts/testing';
import { rememberViewed } from '@campavia/parts/viewed';
import { answer, fixClock, renderScreen, setUpWire, type ScreenOptions } from '@campavia/testing';

import { config } from '../../../remote.config';
import { rememberSearch } from '../../data/saved-searches/recent-searches';
import { RecentSection } from '../home/recent-section';

const own = config.addresses.map((address) => ({ ...address, part: 'mf-search' }));
const addresses = [...own, { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' }];

function openRecent(options: ScreenOptions = {}) {
  return renderScreen(<RecentSection />, { ...options, platform: { addresses } });
}

function lookAround() {
  rememberSearch({
    query: 'where=annecy&date_from=2027-06-28&date_to=2027-07-08&beds=2',
    where: { relation: 'near', place: 'Annecy' },
  });
  rememberSearch({
    query: 'where=cork&date_from=2026-08-01&date_to=2026-08-10',
    where: { relation: 'near', place: 'Cork' },
  });
  rememberViewed({ id: 7, title: 'Maud', city: 'Annecy', country: 'FR', type: 4, picture: aPicture() });
}

fixClock();
setUpWire();
// Compiling it for the first time exceeds the timeout of a test.
beforeAll(() => import('./load-recent'), 60_000);
beforeEach(() => localStorage.clear());

test('links to recent searches and campers, without past dates', async () => {
  lookAround();
  openRecent();
  const searches = within(await screen.findByRole('list', { name: 'Your last searches' }));
  expect(searches.getByRole('link', { name: /Annecy/ })).toHaveAttribute(
    'href',
    '/en-ie/s?where=annecy&date_from=2027-06-28&date_to=2027-07-08&beds=2',
  );
  expect(searches.getByText(/28 Jun.*8 Jul 2027 · Sleeps 2/)).toBeVisible();
  expect(searches.getByRole('link', { name: 'Cork' })).toHaveAttribute('href', '/en-ie/s?where=cork');
  const campers = within(screen.getByRole('list', { name: 'Campers you looked at' }));
  expect(campers.getByRole('link', { name: /Maud/ })).toHaveAttribute('href', '/en-ie/campers/7');
});

test('shows saved searches of an account beside them, each search once', async () => {
  const annecy = 'where=annecy&date_from=2027-06-28&date_to=2027-07-08&beds=2';
  const saved = aSavedSearch({ query: annecy, name: 'Our summer', site: 'en-ie' });
  answer('get', '/3/saved-searches/', someSavedSearches([saved]));
  lookAround();
  openRecent({ user: aMe() });
  expect(await screen.findByRole('link', { name: /Our summer/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /28\sJun/ })).toBeNull();
});

test('can be deleted, for good', async () => {
  lookAround();
  const { user, unmount } = openRecent();
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(screen.getByText('Deleted. It was saved in this browser only.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  expect(openRecent().container).toBeEmptyDOMElement();
});

test('is hidden at the first visit, and loads nothing', () => {
  const { container } = openRecent();
  expect(container).toBeEmptyDOMElement();
});

test('ignores tampered storage', async () => {
  localStorage.setItem('campavia.recent-searches', '{"x":');
  localStorage.setItem('campavia.viewed', '[{"id":"7"}]');
  const { container } = openRecent();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
