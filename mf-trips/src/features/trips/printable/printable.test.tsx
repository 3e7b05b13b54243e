import { screen, within } from '@testing-library/react';

import { aContract, aProfessionalReceipt, aReceipt } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { openTrips, plain } from '../../../../test/open-trips';

setUpWire();

const RECEIPT = '/3/my-requests/7001/receipt/';
const CONTRACT = '/3/my-requests/7001/contract/';
const rows = (name: string) =>
  within(screen.getByRole('columnheader', { name }).closest('table') as HTMLElement)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => plain(textContent)),
    )
    .filter((cells) => cells.length > 0);

test('a receipt has every line of the price, and the tax by supplier', async () => {
  answer('get', RECEIPT, aProfessionalReceipt());
  openTrips('/d/trips/7001/receipt');
  expect(await screen.findByText('CV-2027-007001')).toBeVisible();
  expect(rows('What')).toEqual([
    ['Rental, 7 days', '€420.00'],
    ['A week or longer, −10%', '−€42.00'],
    ['Service fee', '€56.70'],
    ['Standard insurance', '€105.00'],
    ['Total, VAT included', '€539.70'],
  ]);
  expect(rows('Supplier and rate').map(([name, , tax]) => [name, tax])).toEqual([
    ['Ferri Camper S.r.l., 20%', '€63.00'],
    ['Campavia, 20%', '€9.45'],
    ['Insurance, exempt from VAT', '€0.00'],
    ['Sum', '€72.45'],
  ]);
  expect(screen.getByText('VAT number IT 01234560017')).toBeVisible();
});

test('the receipt of a private owner names no tax of theirs, and no sum', async () => {
  answer('get', RECEIPT, aReceipt());
  openTrips('/d/trips/7001/receipt');
  await screen.findByText('CV-2027-007001');
  expect(rows('Supplier and rate').map(([name]) => name)).toEqual([
    'Campavia, 20%',
    'Insurance, exempt from VAT',
  ]);
  expect(screen.getByText('9 Mar 2027, Card')).toBeVisible();
});

test('prints the receipt, and leads to the contract', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  answer('get', RECEIPT, aReceipt());
  answer('get', CONTRACT, aContract());
  const { user } = openTrips('/d/trips/7001/receipt');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Rental contract' }));
  expect(await screen.findByText('1 November 2027, 09:00')).toBeVisible();
});

test.each([
  ['receipt', RECEIPT, 404, { code: 'receipt_not_found' }],
  ['contract', CONTRACT, 400, { __all__: ['107'] }],
])('a %s that does not exist is a page that does not exist', async (name, call, status, body) => {
  answer('get', call, body, { status });
  openTrips(`/d/trips/7001/${name}`);
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('a receipt that could not be loaded is loaded by the next press', async () => {
  answer('get', RECEIPT, {}, { status: 500 });
  const { user } = openTrips('/d/trips/7001/receipt');
  const again = await screen.findByRole('button', { name: /again/i });
  answer('get', RECEIPT, aReceipt());
  await user.click(again);
  expect(await screen.findByText('CV-2027-007001')).toBeVisible();
});
