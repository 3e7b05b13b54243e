/** @jest-environment-options {"styles": true} */
import { screen, waitFor } from '@testing-library/react';

import { keys } from '@campavia/api-client';
import { aListing, aPrice } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { setWidth } from '../../../test/set-width';

import { Quote } from './quote';

setUpWire();
beforeEach(() => setWidth(1440));

const PRICE = '/3/products/1201/price/';
const WINTER = { date_from: '2027-11-01', date_to: '2027-11-07' };
const LOWER = aPrice({ price: '489.70', coupon_code: 'SPRING50' });

async function openAt(query = '') {
  const data = { [keys.listing(1201, WINTER)]: aListing() };
  const path = `/campers/1201?${new URLSearchParams(WINTER)}${query}`;
  const { user } = renderScreen(<Quote camperId={1201} />, { path, data });
  await screen.findByText(/^€/, { selector: 'b' });
  return user;
}

async function tryCode(user: Awaited<ReturnType<typeof openAt>>) {
  await user.click(screen.getByText('Have a coupon code?'));
  await user.type(screen.getByLabelText('Coupon code'), 'spring50{Enter}');
}

test.each([503, 500])(
  'a coupon that could not be checked because of %i is not reported as invalid',
  async (status) => {
    answer('get', PRICE, aPrice());
    const user = await openAt();
    answer('get', PRICE, { code: 'away', detail: 'boom' }, { status });
    await tryCode(user);
    expect(await screen.findByText(/^This code could not be checked just now/)).toBeVisible();
    expect(screen.getByText('€539.70')).toBeVisible();
  },
);

test('applying a coupon by keyboard moves the focus to its line, and removing it to the button', async () => {
  answer('get', PRICE, aPrice());
  const user = await openAt();
  answer('get', PRICE, LOWER);
  await tryCode(user);
  const line = await screen.findByRole('group', { name: 'Coupon code SPRING50' });
  expect(line).toHaveFocus();
  answer('get', PRICE, aPrice());
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText('Have a coupon code?').closest('summary')).toHaveFocus());
});

test('a coupon in the address takes no focus', async () => {
  answer('get', PRICE, LOWER);
  await openAt('&coupon=SPRING50');
  expect(screen.getByRole('group', { name: 'Coupon code SPRING50' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('the button stays beside the field when an error is below it', async () => {
  answer('get', PRICE, aPrice());
  const user = await openAt();
  answer('get', PRICE, { coupon_code: ['This code does not exist.'] }, { status: 400 });
  await tryCode(user);
  const reason = (await screen.findByText('This code does not exist.')).closest('[data-error]');
  const rowOf = (element: Element | null | undefined) => element && getComputedStyle(element).gridArea;
  expect(rowOf(screen.getByLabelText('Coupon code').parentElement)).toBe('2/1');
  expect(rowOf(screen.getByRole('button', { name: 'Apply' }))).toBe('2/2');
  expect(rowOf(reason)).toBe('');
});
