import { screen, within } from '@testing-library/react';

import { aMoneybox, aPayin, someMoneyboxes, somePayins } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { answerAccount } from '../../../test/account-answers';
import { openPage } from '../../../test/open-page';

setUpWire();

const PAYINS = '/3/mangopay/payin/';
const CREDITS = '/3/moneyboxes/';

test('an address without a year redirects to the current one', async () => {
  const calls = answer('get', PAYINS, somePayins());
  await openPage('/d/account/payins');
  const table = await screen.findByRole('table', { name: 'Payments of 2027' });
  expect(String(calls.urls[0])).toContain('year=2027');
  expect(within(table).getAllByRole('row')).toHaveLength(7);
  expect(screen.getByRole('link', { name: /^2026/ })).toHaveAttribute(
    'href',
    '/en-ie/d/account/payins?year=2026',
  );
});

test('an address with an invalid year says so, and makes no request', async () => {
  const calls = answer('get', PAYINS, somePayins());
  await openPage('/d/account/payins?year=abc');
  expect(screen.getByRole('heading', { name: '“abc” is not a year' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Payments of 2027' })).toBeVisible();
  expect(calls.urls).toHaveLength(0);
});

test('shows what a payment is for, its method and its status', async () => {
  const results = [
    aPayin({ reason: 'refund', amount: '-445.50', type: 'moneyb' }),
    aPayin({ id: 2, reason: 'exten', type: 'klarna', state: 'in_prog' }),
  ];
  answer('get', PAYINS, somePayins({ results }));
  await openPage('/d/account/payins?year=2027');
  const [, refund, extension] = await screen.findAllByRole('row');
  expect(refund).toHaveTextContent(/Refund.*Rental credit.*Refunded.*-€445.50/);
  expect(extension).toHaveTextContent(/Extension.*Klarna.*On its way/);
});

test('the rows are downloaded as CSV', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  answer('get', PAYINS, somePayins());
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openPage('/d/account/payins?year=2027');
  await user.click(await screen.findByRole('button', { name: 'CSV of 2027' }));
  expect(saved).toHaveLength(1);
});

test('a credit that expires soon shows when', async () => {
  const soon = aMoneybox({ id: 8, balance: '30.00', expire_at: '2027-03-27T00:00:00Z' });
  answer('get', CREDITS, someMoneyboxes([soon, aMoneybox()]));
  await openPage('/d/account/rental-credits');
  expect(await screen.findByText('Expires in 17 days')).toBeVisible();
  expect(screen.getByText('€80.00')).toBeVisible();
});

test('without rental credit the page links to the account', async () => {
  answerAccount();
  answer('get', CREDITS, someMoneyboxes([]));
  await openPage('/d/account/rental-credits');
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
});
