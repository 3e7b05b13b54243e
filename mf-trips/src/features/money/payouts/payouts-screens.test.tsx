import { screen, within } from '@testing-library/react';

import { aPayout, somePayouts } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { openPage } from '../../../../test/open-page';

setUpWire();

const PAYOUTS = '/3/mangopay/payout/';

const open = (path: string) => openPage(path, { is_owner: true });

test('an address without a year redirects to the current one, and a blocked payout shows why', async () => {
  const calls = answer('get', PAYOUTS, somePayouts());
  await open('/d/account/payouts');
  const table = await screen.findByRole('table', { name: 'Payouts of 2027' });
  expect(String(calls.urls[0])).toContain('year=2027');
  expect(within(table).getAllByRole('row')).toHaveLength(8);
  expect(table).toHaveTextContent('To protect you we wait until 16 March 2027');
  expect(table).toHaveTextContent('Our payment provider does not answer right now.');
  expect(table).toHaveTextContent('after €150.00 deducted');
});

test('a reason that the owner can solve has a link', async () => {
  const results = [aPayout({ state: 'blocked', blocked_reason: 'identity_missing' })];
  answer('get', PAYOUTS, somePayouts({ results }));
  await open('/d/account/payouts?year=2027');
  expect(await screen.findByRole('link', { name: 'See your documents' })).toHaveAttribute(
    'href',
    '/en-ie/d/account/documents-owner',
  );
});

test('the statement lists exactly the payouts made in a year', async () => {
  answer('get', PAYOUTS, somePayouts());
  await open('/d/account/payouts/2027');
  const table = await screen.findByRole('table', { name: 'Payouts of 2027' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.getByText('€270.00')).toBeVisible();
});
