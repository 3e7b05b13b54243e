import { screen, waitFor } from '@testing-library/react';

import { aBooking, aReferential } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { answerAfterBooking, openFunnel } from '../../../../test/open-funnel';
import { anAsyncPayment, aPaymentRow, somePayments } from '../../payment/test/some-payments';

setUpWire();

const OLDER = '/booking-payment';
const PAYMENTS = '/3/my-requests/7001/payments/';
const STATUS = '/3/my-requests/7001/payment/async/pay-1/';
const accepted = aBooking({ state: 'ACCEPTED', is_payable: true, is_updatable: true });

const place = () => window.location.pathname + window.location.search;
const isAt = (path: string) => waitFor(() => expect(place()).toBe(`/en-ie${path}`));

beforeEach(() => {
  window.sessionStorage.clear();
  answer('get', '/3/referential/', aReferential());
  answerAfterBooking();
});

test('a reload of the waiting page follows the pending payment, and starts none', async () => {
  const started = answer('post', '/3/my-requests/7001/payment/async/', anAsyncPayment());
  answer('get', PAYMENTS, somePayments({ payments: [aPaymentRow()] }));
  answer('get', STATUS, anAsyncPayment({ status: 'CREATED' }));
  openFunnel(`${OLDER}/payment-waiting?id=7001`, { booking: accepted });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  answer('get', STATUS, anAsyncPayment());
  answer('get', '/v4/bookings-guest/7001/', aBooking({ state: 'TO_COME' }));
  await isAt(`${OLDER}/success?id=7001`);
  expect(started.bodies).toEqual([]);
}, 15_000);

test('the waiting page without a payment redirects to the payment form', async () => {
  answer('get', PAYMENTS, somePayments());
  openFunnel(`${OLDER}/payment-waiting?id=7001`, { booking: accepted });
  await isAt(`${OLDER}/payment?id=7001`);
});
