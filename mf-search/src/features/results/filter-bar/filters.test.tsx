import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { aPlace, aSearchAnswer, someFacets } from '@campavia/contracts/testing';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../../remote.config';
import { useCampers } from '../../../data/use-campers';
import { useOpenSearch } from '../../../data/use-open-search';
import { useSearchQuery } from '../../../data/use-search-query';

import { FilterButton } from './filter-button';
import { FilterRow } from './filter-row';
import { SortControl } from '../sort-control';
import { useFilterPanel } from './use-filter-panel';

/** Counts are loaded after the results, and the machine may be busy. */
const TIMEOUT_MS = 4000;
const addresses = config.addresses.map((address) => ({ ...address, part: 'mf-search' }));

/** The filters without the results. */
function Filters() {
  const query = useSearchQuery();
  const openSearch = useOpenSearch();
  const panel = useFilterPanel(query, openSearch);
  useCampers(query);
  return (
    <>
      <FilterButton query={query} panel={panel} />
      <FilterRow query={query} onSearch={openSearch} panel={panel} />
      {panel.column}
      <SortControl query={query} hasPlace={query.where !== undefined} onSearch={openSearch} />
    </>
  );
}

function openFilters(path: string, { isWide = true, counts = {}, also = {} } = {}) {
  window.matchMedia = (() => ({ matches: isWide })) as unknown as typeof window.matchMedia;
  answer('get', '/v4/geolocation/places/annecy/', aPlace());
  answer('get', '/3/products/', (url: URL) =>
    aSearchAnswer([], { count: url.searchParams.has('pets') ? 12 : 46 }),
  );
  const countValues = answer(
    'get',
    '/3/campers/search/',
    aSearchAnswer([], { facets: someFacets({ smoking: { true: 0 }, ...counts }), ...also }),
  );
  return { ...renderScreen(<Filters />, { path, platform: { addresses } }), countValues };
}

function address() {
  return window.location.pathname.replace('/en-ie', '') + window.location.search;
}

function chip(name: RegExp | string) {
  return screen.findByRole('button', { name }, { timeout: TIMEOUT_MS });
}

fixClock();
setUpWire();

describe('the row of filters', () => {
  test('shows the number of results for each, as soon as it is known', async () => {
    openFilters('/s?where=annecy', {
      counts: { instant_booking: { true: 19 }, km_unlimited: { true: 1000 } },
    });
    expect(screen.getByRole('button', { name: 'Instant' })).toBeEnabled();
    expect(await chip('Instant 19')).toHaveAttribute('aria-pressed', 'false');
    expect(await chip('Unlimited km 1,000+')).toBeVisible();
  });

  test('marks numbers that are lower bounds', async () => {
    const also = { facets_at_least: true as const };
    openFilters('/s?where=annecy', { counts: { instant_booking: { true: 19 } }, also });
    expect(await chip('Instant 19+')).toBeEnabled();
  });

  test('toggles a filter and keeps the focus', async () => {
    const { user } = openFilters('/s?where=annecy&page=2');
    const automatic = await chip(/^Automatic/);
    await user.click(automatic);
    await waitFor(() => expect(address()).toBe('/s?where=annecy&automatic_gear=true'));
    expect(automatic).toHaveFocus();
    expect(automatic).toHaveAttribute('aria-pressed', 'true');
    await user.click(automatic);
    await waitFor(() => expect(address()).toBe('/s?where=annecy'));
  });

  test('has a chip for every active filter, and moves the focus on when it is removed', async () => {
    const { user } = openFilters(
      '/s?where=annecy&radius=50&beds=4&vehicle_height=280&review_average__gte=4.5&international=true&equipments=shower',
    );
    const row = screen.getByRole('group', { name: 'Filters' });
    expect(await within(row).findByRole('button', { name: 'Trips abroad' })).toBeVisible();
    const pressed = within(row).getAllByRole('button', { pressed: true });
    expect(pressed.map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual([
      ...['Sleeps 4+', 'Within 50 km', 'Up to 2.80 m high', '4.5+ stars', 'Trips abroad', 'Shower'],
    ]);
    expect(screen.getByRole('button', { name: 'Filters, 6 on' })).toBeInTheDocument();
    await user.click(within(row).getByRole('button', { name: 'Trips abroad' }));
    await waitFor(() => expect(address()).not.toContain('international'));
    expect(within(row).getByRole('button', { name: 'Shower' })).toHaveFocus();
  });

  test('several types are chosen at once, and the button shows the number of results', async () => {
    const { user } = openFilters('/s?where=annecy&pets=true');
    await user.click(await chip('Type'));
    const sheet = await screen.findByRole('dialog', { name: 'Type' });
    await user.click(within(sheet).getByRole('checkbox', { name: 'Van' }));
    await user.click(within(sheet).getByRole('checkbox', { name: 'Campervan' }));
    expect(address()).toBe('/s?where=annecy&pets=true');
    await user.click(await within(sheet).findByRole('button', { name: 'Show 12 campers' }));
    await waitFor(() => expect(address()).toBe('/s?where=annecy&types=4&types=5&pets=true'));
  });

  test('an invalid price, or an inverted range, is not searched', async () => {
    const { user } = openFilters('/s?where=annecy');
    await user.click(await chip('Price a day'));
    const most = await screen.findByRole('textbox', { name: 'Up to' });
    await user.type(most, 'cheap{Enter}');
    expect(most).toHaveAccessibleDescription('Enter an amount, such as 120.');
    await user.clear(most);
    await user.type(screen.getByRole('textbox', { name: 'From' }), '120');
    await user.type(most, '80{Enter}');
    expect(most).toHaveAccessibleDescription('This is below the lowest price. Enter €120 or more.');
    expect(address()).toBe('/s?where=annecy');
    await user.clear(most);
    await user.type(most, '180{Enter}');
    await waitFor(() => expect(address()).toBe('/s?where=annecy&min_price=120&max_price=180'));
  });
});

describe('all filters on a small window', () => {
  test('are applied by one button, and kept when they are closed', async () => {
    const { user } = openFilters('/s?where=annecy', { isWide: false });
    await user.click(await chip('Filters'));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    expect(await within(sheet).findByRole('button', { name: 'Show 46 campers' })).toBeVisible();
    await user.click(within(sheet).getByRole('checkbox', { name: 'Pets welcome' }));
    expect(await within(sheet).findByRole('button', { name: 'Show 12 campers' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(address()).toBe('/s?where=annecy');

    await user.click(await chip('Filters'));
    const again = await screen.findByRole('dialog', { name: 'Filters' });
    expect(within(again).getByRole('checkbox', { name: 'Pets welcome' })).toBeChecked();
    await user.click(await within(again).findByRole('button', { name: 'Show 12 campers' }));
    expect(address()).toBe('/s?where=annecy&pets=true');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('show errors and focus them', async () => {
    const { user } = openFilters('/s?where=annecy', { isWide: false });
    await user.click(await chip('Filters'));
    const height = await screen.findByRole('textbox', { name: 'Another height, in metres' });
    await user.type(height, 'tall');
    await user.click(screen.getByRole('button', { name: 'Show 46 campers' }));
    expect(height).toHaveAccessibleDescription('Enter a height in metres, such as 2.80.');
    await waitFor(() => expect(height).toHaveFocus());
    expect(address()).toBe('/s?where=annecy');
  });
});

describe('all filters beside the results', () => {
  // A column left open is open again on return.
  afterEach(async () => {
    const cross = screen.queryByRole('button', { name: 'Close the filters' });
    if (!cross) return;
    fireEvent.click(cross);
    await waitFor(() => expect(cross).not.toBeInTheDocument());
  });

  async function openColumn(path: string) {
    const opened = openFilters(path);
    await opened.user.click(await chip('All filters'));
    return { ...opened, column: await screen.findByRole('region', { name: 'Filters' }) };
  }

  test('apply one by one, each with a history entry', async () => {
    const { user, column } = await openColumn('/s?where=annecy');
    await user.click(within(column).getByRole('checkbox', { name: 'Pets welcome' }));
    await waitFor(() => expect(address()).toBe('/s?where=annecy&pets=true'));
    const sleeps = within(column).getByRole('group', { name: 'Sleeps' });
    await user.click(within(sleeps).getByRole('radio', { name: '4+' }));
    await waitFor(() => expect(address()).toBe('/s?where=annecy&beds=4&pets=true'));

    window.history.back();
    await waitFor(() => expect(address()).toBe('/s?where=annecy&pets=true'));
    await waitFor(() => expect(within(sleeps).getByRole('radio', { name: 'Any' })).toBeChecked());
    expect(within(column).getByRole('checkbox', { name: 'Pets welcome' })).toBeChecked();
  });

  test('two quick choices are both applied', async () => {
    const { user, column } = await openColumn('/s?where=annecy');
    await user.dblClick(within(column).getByRole('checkbox', { name: 'Trips abroad' }));
    await user.click(within(column).getByRole('checkbox', { name: 'Pets welcome' }));
    await user.click(within(column).getByRole('checkbox', { name: 'Private owners' }));
    await waitFor(() => expect(address()).toBe('/s?where=annecy&owner_types=private&pets=true'));
  });

  test('one without results says so and cannot be chosen, but can be removed', async () => {
    const { user, column } = await openColumn('/s?where=annecy');
    const smoking = within(column).getByRole('checkbox', { name: 'Smoking allowed' });
    await waitFor(() => expect(smoking).toHaveAttribute('aria-disabled', 'true'));
    expect(smoking).toHaveAccessibleDescription('0');
    await user.click(smoking);
    expect(smoking).not.toBeChecked();
  });

  test('are cleared at once, except place, dates and order', async () => {
    const { user, column } = await openColumn(
      '/s?where=annecy&date_from=2027-06-28&date_to=2027-07-08&beds=4&pets=true&equipments=oven&ordering=price',
    );
    await user.click(within(column).getByRole('button', { name: 'Clear all' }));
    expect(within(column).getByRole('checkbox', { name: 'Oven' })).not.toBeChecked();
    await waitFor(() =>
      expect(address()).toBe('/s?where=annecy&date_from=2027-06-28&date_to=2027-07-08&ordering=price'),
    );
  });

  test('return the focus to the button that opened them', async () => {
    const { user, column } = await openColumn('/s?where=annecy');
    await user.click(within(column).getByRole('button', { name: 'Close the filters' }));
    await waitFor(() => expect(column).not.toBeInTheDocument());
    expect(await chip('All filters')).toHaveFocus();
  });

  test('are open again after going back', async () => {
    const { unmount } = await openColumn('/s?where=annecy');
    unmount();
    openFilters('/s?where=annecy');
    expect(await screen.findByRole('region', { name: 'Filters' })).toBeVisible();
  });
});

test('the results have the requested order, and distance only with a place', async () => {
  const { user } = openFilters('/s?where=annecy&page=2');
  const order = screen.getByRole('combobox', { name: 'Order of the results' });
  await user.selectOptions(order, 'Nearest first');
  expect(address()).toBe('/s?where=annecy&ordering=distance');
  await user.selectOptions(order, 'Best match first');
  expect(address()).toBe('/s?where=annecy');
});
