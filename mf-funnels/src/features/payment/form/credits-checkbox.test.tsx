import { screen, waitFor } from '@testing-library/react';

import { aBooking, aReferential } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { Payment } from '../payment';
import { SETTLED, somePayments } from '../test/some-payments';

setUpWire();
const PAYMENTS = '/3/my-requests/7001/payments/';
const CHOOSE = '/3/my-requests/7001/payment/summary/';

beforeEach(() => {
  window.sessionStorage.clear();
  answer('get', '/3/referential/', aReferential());
  answerPayments('kept');
});

function answerPayments(credits: 'kept' | 'spent') {
  const is_used = credits === 'spent';
  const rental_credits = { available: '50.00', usable: '50.00', usable_currency: 'EUR', is_used };
  return answer('get', PAYMENTS, somePayments({ rental_credits }));
}

function open() {
  const booking = aBooking({ state: 'ACCEPTED', is_payable: true });
  return renderScreen(
    <Payment booking={booking} pricing={SETTLED} funnel="payment" onPaid={() => undefined} />,
    { path: '/campers/1201/payment/7001/payment' },
  );
}

const tick = () => screen.findByLabelText('Use €50.00 of my rental credit');

test('the checkbox changes at once, and the last of three choices wins', async () => {
  const sent = answer('post', CHOOSE, {});
  const { user } = open();
  const box = await tick();
  await user.click(box);
  expect(box).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Pay €539.70' })).not.toBeInTheDocument();
  await user.click(box);
  expect(box).not.toBeChecked();
  answerPayments('spent');
  await user.click(box);
  expect(box).toBeChecked();
  expect(await screen.findByRole('button', { name: 'Pay €539.70' })).toBeVisible();
  expect(box).toBeChecked();
  expect(sent.bodies.at(-1)).toMatchObject({ use_rental_credits: true });
});

test('a choice that failed to save is reverted and announced', async () => {
  answer('post', CHOOSE, {}, { status: 500 });
  const { user } = open();
  const box = await tick();
  await user.click(box);
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(box).not.toBeChecked());
});
