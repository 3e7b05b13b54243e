import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOwnCamper, someCamperStatistics, someSimilarPrices } from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openCampers } from '../../../test/open-campers';

fixClock();
setUpWire();

const PATH = '/d/campers/1201/statistics';
const FIGURES = '/3/products/1201/stats/';
const SIMILAR = '/3/products/1201/similar-prices/';

beforeEach(() => {
  answer('get', '/3/products/1201/', anOwnCamper());
  answer('get', FIGURES, someCamperStatistics());
  answer('get', SIMILAR, someSimilarPrices());
});

test('a year has four key figures, charts and tables', async () => {
  openCampers(PATH);
  await screen.findByRole('heading', { name: '2026, month by month' });
  expect(screen.getByText('€1,170.20 more than 2025')).toBeVisible();
  expect(screen.getByText('35%, 2025: 31%')).toBeVisible();
  expect(screen.getByText('43 of 44 in 90 days')).toBeVisible();
  const charts = screen.getAllByRole('img', { name: /highest in August: €3,166.80/ });
  expect(charts).toHaveLength(2);
  const table = within(screen.getByRole('table', { name: 'Both charts as a table' }));
  const july = table.getByRole('row', { name: /July/ });
  expect(
    within(july)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['27 of 31', '87', '2,948.40']);
  expect(screen.getByText(/^One in 17 who saw/)).toBeVisible();
});

test('another year is chosen and read', async () => {
  const calls = answer('get', FIGURES, someCamperStatistics());
  openCampers(PATH);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Year' }));
  await userEvent.click(screen.getByRole('option', { name: '2025' }));
  await screen.findByRole('heading', { name: '2026, month by month' });
  expect(calls.urls.at(-1)?.search).toBe('?year=2025');
});

test('the current month is marked', async () => {
  const { months, visit_stats, print_stats } = someCamperStatistics();
  answer(
    'get',
    FIGURES,
    someCamperStatistics({
      months: months.slice(0, 3).map((month, nth) => ({ ...month, is_running: nth === 2 })),
      visit_stats: visit_stats.slice(0, 3),
      print_stats: print_stats.slice(0, 3),
    }),
  );
  openCampers(PATH);
  expect(await screen.findByRole('rowheader', { name: 'March so far' })).toBeVisible();
});

test('figures that fail to load can be loaded again', async () => {
  answer('get', FIGURES, { detail: 'No.', code: 'unknown' }, { status: 500 });
  openCampers(PATH);
  await screen.findByRole('heading', { name: 'The figures could not be loaded' });
  answer('get', FIGURES, someCamperStatistics());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '2026, month by month' })).toBeVisible();
});

test('the price is compared with that of similar campers if there are enough', async () => {
  openCampers(PATH);
  const table = within(await screen.findByRole('table', { name: 'Price of a day' }));
  const high = within(table.getByRole('row', { name: /High season/ }));
  expect(high.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['€104 – €128', '€115']);
  expect(screen.getByText(/the middle half of 31 similar campers/)).toBeVisible();
});

test('with fewer than eight there is no comparison', async () => {
  answer('get', SIMILAR, someSimilarPrices({ count: 3, seasons: [] }));
  openCampers(PATH);
  expect(await screen.findByText(/too few similar campers/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Price of a day' })).not.toBeInTheDocument();
});
