import { screen, waitFor, within } from '@testing-library/react';

import { aMe, aSavedSearch, someSavedSearches } from '@campavia/contracts/testing';
import type { SearchQuery } from '@campavia/domain';
import { answer, fixClock, renderScreen, type ScreenOptions, setUpWire } from '@campavia/testing';

import { config } from '../../../remote.config';
import { SAVED_SEARCHES_KEY } from '../../data/saved-searches/storage-keys';
import { createLocalSearch } from '../../rules/saved-searches/saved-searches';
import { SaveSearch } from '../results/save-search';

const addresses = config.addresses.map((address) => ({ ...address, part: 'mf-search' }));
const QUERY: SearchQuery = { beds: 4, pets: true };

async function openSavedPanel(query = QUERY, options: ScreenOptions = {}) {
  const button = <SaveSearch query={query} title="46 campers" />;
  const page = renderScreen(button, { ...options, platform: { addresses, ...options.platform } });
  await page.user.click(screen.getByRole('button', { name: 'Save search' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
  return { ...page, panel };
}

const storedHere = () => JSON.parse(localStorage.getItem(SAVED_SEARCHES_KEY) ?? '[]') as { name: string }[];
const signedIn = { user: aMe() };

fixClock();
setUpWire();
// Compiling it for the first time exceeds the timeout of a test.
beforeAll(() => import('./load-saved-panel'), 60_000);
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('without an account a search is saved in this browser, and can be opened or removed', async () => {
  const { user, panel } = await openSavedPanel();
  const name = panel.getByLabelText('Name of the search');
  expect(name).toHaveValue('Anywhere · Sleeps 4');
  await user.clear(name);
  await user.click(panel.getByRole('button', { name: 'Save it in this browser' }));
  expect(panel.getByText('Give it a name so that you can find it again.')).toBeVisible();

  await user.type(name, 'With the dog');
  await user.click(panel.getByRole('button', { name: 'Save it in this browser' }));
  expect(await panel.findByText('This search is saved.')).toBeVisible();
  expect(panel.getByRole('link', { name: 'With the dog' })).toHaveAttribute(
    'href',
    '/en-ie/s?beds=4&pets=true',
  );
  expect(storedHere()).toHaveLength(1);

  await user.click(panel.getByRole('button', { name: 'Remove With the dog' }));
  expect(await panel.findByText('“With the dog” is removed.')).toBeVisible();
  expect(storedHere()).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(storedHere()).toMatchObject([{ name: 'With the dog' }]));
});

test('opening a saved search closes the panel', async () => {
  localStorage.setItem(SAVED_SEARCHES_KEY, JSON.stringify([createLocalSearch('beds=2', 'For two', 'en-ie')]));
  const { user, panel } = await openSavedPanel();
  await user.click(panel.getByRole('link', { name: 'For two' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('?beds=2');
});

test('a visitor can sign in and come back', async () => {
  const askToSignIn = jest.fn();
  const { user, panel, platform } = await openSavedPanel();
  platform.session.askToSignIn = askToSignIn;
  await user.click(panel.getByRole('button', { name: 'Sign in' }));
  expect(askToSignIn).toHaveBeenCalled();
});

test('an account saves a search and sends e-mails until they are switched off', async () => {
  answer('get', '/3/saved-searches/', someSavedSearches([]));
  const saved = aSavedSearch({ query: 'beds=4&pets=true', name: 'Anywhere · Sleeps 4', site: 'en-ie' });
  const posted = answer('post', '/3/saved-searches/', saved, { status: 201 });
  const { user, panel } = await openSavedPanel(QUERY, signedIn);

  await user.click(await panel.findByRole('button', { name: 'Save and e-mail me' }));
  const emailSwitch = await panel.findByRole('switch', { name: 'E-mail alerts for Anywhere · Sleeps 4' });
  expect(emailSwitch).toBeChecked();
  expect(posted.bodies).toEqual([
    { query: 'beds=4&pets=true', name: 'Anywhere · Sleeps 4', mailed: true, site: 'en-ie' },
  ]);

  const changed = answer('post', '/3/saved-searches/', { ...saved, mailed: false }, { status: 201 });
  await user.click(emailSwitch);
  await waitFor(() => expect(emailSwitch).not.toBeChecked());
  expect(changed.bodies).toMatchObject([{ mailed: false }]);
});

test('says what to do when the limit is reached', async () => {
  answer('get', '/3/saved-searches/', someSavedSearches());
  answer('post', '/3/saved-searches/', { __all__: ['Keep 20 searches at most.'] }, { status: 400 });
  const { user, panel } = await openSavedPanel(QUERY, signedIn);
  await user.click(await panel.findByRole('button', { name: 'Only save it' }));
  expect(await panel.findByRole('alert')).toHaveTextContent(
    '20 searches are saved already. Remove one below',
  );
});

test('a list that fails to load can be loaded again', async () => {
  answer('get', '/3/saved-searches/', { detail: 'No' }, { status: 500 });
  const { user, panel } = await openSavedPanel(QUERY, signedIn);
  expect(await panel.findByText(/could not be loaded. Nothing is lost/)).toBeVisible();
  answer('get', '/3/saved-searches/', someSavedSearches([aSavedSearch({ name: 'By the lake' })]));
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('link', { name: 'By the lake' })).toHaveAttribute(
    'href',
    '/fr/s?where=annecy&beds=4',
  );
  expect(panel.getByText('On our site for France')).toBeVisible();
});

test('searches saved before signing in move to the account, each once', async () => {
  const known = aSavedSearch({ query: 'where=annecy', site: 'en-ie' });
  answer('get', '/3/saved-searches/', someSavedSearches([known]));
  const taken = answer('post', '/3/saved-searches/', aSavedSearch({ id: 72 }), { status: 201 });
  const here = [
    createLocalSearch('beds=4', 'For four', 'en-ie'),
    createLocalSearch('where=annecy', 'Annecy', 'en-ie'),
  ];
  localStorage.setItem(SAVED_SEARCHES_KEY, JSON.stringify(here));
  const { user, panel } = await openSavedPanel(QUERY, signedIn);

  expect(await panel.findByText('2 searches are saved in this browser only.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Save them in my account' }));
  await waitFor(() => expect(storedHere()).toEqual([]));
  expect(taken.bodies).toEqual([{ query: 'beds=4', name: 'For four', mailed: false, site: 'en-ie' }]);
});

test('searches beyond the limit of the account stay in the browser', async () => {
  answer('get', '/3/saved-searches/', someSavedSearches([]));
  answer('post', '/3/saved-searches/', { __all__: ['Full.'] }, { status: 400 });
  localStorage.setItem(
    SAVED_SEARCHES_KEY,
    JSON.stringify([createLocalSearch('beds=4', 'For four', 'en-ie')]),
  );
  const { user, panel } = await openSavedPanel(QUERY, signedIn);
  await user.click(await panel.findByRole('button', { name: 'Save it in my account' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('20 searches are saved already');
  expect(storedHere()).toHaveLength(1);
});

test('a search with past dates says so and links to the search without them', async () => {
  const query = 'where=annecy&date_from=2026-08-01&date_to=2026-08-10';
  localStorage.setItem(
    SAVED_SEARCHES_KEY,
    JSON.stringify([createLocalSearch(query, 'Last summer', 'en-ie')]),
  );
  const { panel } = await openSavedPanel();
  expect(panel.getByText('These dates have passed. Choose new ones.')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Last summer' })).toHaveAttribute('href', '/en-ie/s?where=annecy');
});

test('a search without criteria is not saved', async () => {
  const { panel } = await openSavedPanel({ page: 2 });
  expect(panel.getByText(/Choose a place, dates or a filter first/)).toBeVisible();
});

test('without storage the panel says how to save a search anyway', async () => {
  const { user, panel } = await openSavedPanel();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  await user.click(panel.getByRole('button', { name: 'Save it in this browser' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('bookmark it');
});
