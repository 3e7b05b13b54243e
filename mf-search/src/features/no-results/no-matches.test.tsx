import { screen, within } from '@testing-library/react';

import { aPlace, someAlternatives } from '@campavia/contracts/testing';
import { plainDate, type SearchQuery } from '@campavia/domain';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../remote.config';
import { LazyNoMatches, LazyUnknownPlace } from '../results/lazy-no-results';

const addresses = config.addresses.map((address) => ({ ...address, part: 'mf-search' }));
const QUERY: SearchQuery = {
  where: 'annecy',
  date_from: plainDate('2027-08-01'),
  date_to: plainDate('2027-08-10'),
  beds: 4,
  pets: true,
};

function openNothing(query = QUERY) {
  const onSearch = jest.fn();
  const screenOf = <LazyNoMatches query={query} place={aPlace()} onSearch={onSearch} />;
  return { onSearch, ...renderScreen(screenOf, { platform: { addresses } }) };
}

fixClock();
setUpWire();
// Compiling it for the first time exceeds the timeout of a test.
beforeAll(() => import('./load-no-results'), 60_000);

test('suggests other places, dates and fewer filters with results, and their numbers', async () => {
  const asked = answer('get', '/3/campers/search/alternatives/', someAlternatives());
  openNothing();

  expect(await screen.findByRole('heading', { name: 'Not far from there' })).toBeVisible();
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^Chambéry ?40\skm · 9 campers/)).toContain('/en-ie/s?where=chambery&date_from=2027-08-01');
  expect(hrefOf(/^31\sJul.*9\sAug\s2027 ?1 day earlier ?3 campers/)).toContain(
    'where=annecy&date_from=2027-07-31&date_to=2027-08-09',
  );
  expect(hrefOf(/^Without “Pets welcome” ?14 campers/)).toBe(
    '/en-ie/s?where=annecy&date_from=2027-08-01&date_to=2027-08-10&beds=4',
  );
  expect(hrefOf(/Search all of France/)).toContain('where=france');
  expect(asked.urls[0]?.search).toContain('where=annecy');
});

test('without suggestions, every filter can be removed', async () => {
  answer('get', '/3/campers/search/alternatives/', { places: [], dates: [], filters: [] });
  const { user, onSearch } = openNothing();

  const filters = within(await screen.findByRole('group', { name: 'Filters you can remove' }));
  expect(screen.getByText(/Remove the filter that matters least/)).toBeVisible();
  await user.click(filters.getByRole('button', { name: 'Sleeps 4+' }));
  expect(onSearch).toHaveBeenLastCalledWith({ ...QUERY, beds: undefined });
  await user.click(filters.getByRole('button', { name: 'Remove all filters' }));
  const { beds: _, pets: __, ...rest } = QUERY;
  expect(onSearch).toHaveBeenLastCalledWith(rest);
});

test('if suggestions fail to load, filters can be removed all the same', async () => {
  answer('get', '/3/campers/search/alternatives/', { detail: 'No' }, { status: 500 });
  openNothing({ where: 'annecy' });
  expect(await screen.findByText(/Look a little further away/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search all of France' })).toBeVisible();
});

test('of two price bounds only the removed one is named', async () => {
  const filters = [{ filter: 'max_price', count: 5 }];
  answer('get', '/3/campers/search/alternatives/', someAlternatives({ places: [], dates: [], filters }));
  openNothing({ where: 'annecy', min_price: 50, max_price: 80 });
  expect(await screen.findByRole('link', { name: /Without “Up to €80 a day” ?5 campers/ })).toHaveAttribute(
    'href',
    '/en-ie/s?where=annecy&min_price=50',
  );
});

test('for an unknown place offers to choose another', async () => {
  const onOtherPlace = jest.fn();
  const unknown = <LazyUnknownPlace query={{ where: 'qqq' }} onOtherPlace={onOtherPlace} />;
  const { user } = renderScreen(unknown, { platform: { addresses } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not find a place called “qqq”' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose another place' }));
  expect(onOtherPlace).toHaveBeenCalled();
});
