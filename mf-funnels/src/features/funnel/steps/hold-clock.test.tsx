/** @jest-environment-options {"styles": true} */
import { screen } from '@testing-library/react';

import { aBooking, aReferential } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { openFunnel } from '../../../../test/open-funnel';
import { isReadBefore } from '../../../../test/reading-order';
import { fillCard } from '../../payment/test/fill-card';
import { anAsyncPayment, aPreparation, somePayments } from '../../payment/test/some-payments';

setUpWire();
const OF_TRIP = '/3/my-requests/7001';
const booking = aBooking({ state: 'ACCEPTED', is_payable: true, is_updatable: true });
const leave = () => screen.getByText('Save and leave');

beforeEach(() => {
  window.sessionStorage.clear();
  answer('get', `${OF_TRIP}/payments/`, somePayments());
  answer('get', `${OF_TRIP}/payment/`, aPreparation());
  answer('get', '/3/referential/', aReferential());
  answer('post', '/sandbox/psp/cards', { token: 'tok_1' }, { status: 201 });
});

test('while the days are held the countdown replaces the leave link', async () => {
  const refused = anAsyncPayment({ status: 'FAILED', error_code: 'MPG_CARD_LOST' });
  answer('post', `${OF_TRIP}/payment/async/`, refused);
  const { user } = openFunnel('/campers/1201/payment/7001/payment', { booking });
  await fillCard(user);
  expect(leave()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay €539.70' }));
  const list = await screen.findByRole('alert');
  const clock = screen.getByText(/^Held for you for 1[45]:/);
  expect(screen.getByRole('navigation', { name: 'Steps of the booking' }).parentElement).toContainElement(
    clock,
  );
  expect(isReadBefore(clock, list)).toBe(true);
  expect(leave()).not.toBeVisible();
});

test('a reload announces at once how long the days are still held', async () => {
  const held = { hold_until: '2027-03-15T08:15:00Z', read_at: '2027-03-15T08:04:00Z' };
  answer('get', `${OF_TRIP}/payments/`, somePayments(held));
  openFunnel('/campers/1201/payment/7001/payment', { booking });
  expect(await screen.findByText(/^Held for you for 1[01]:/)).toBeVisible();
});
