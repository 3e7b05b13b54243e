import { screen, waitFor } from '@testing-library/react';

import { aBooking, aBookingPrice } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { somePayments } from '../../payment/test/some-payments';
import { aFullDraft, answerAfterBooking, openFunnel } from '../../../../test/open-funnel';

setUpWire();

const PAYMENT = '/campers/1201/payment/7001';
const INSTANT = '/campers/1201/instant-request/7001';
const accepted = aBooking({ state: 'ACCEPTED', is_payable: true, is_updatable: true });
const draft = aFullDraft({ is_instant: true });
const sentAtOnce = aBooking({ state: 'VALIDATED', is_instant: true, is_updatable: true });
const place = () => window.location.pathname + window.location.search;
const isAt = (path: string) => waitFor(() => expect(place()).toBe(`/en-ie${path}`));

test('an accepted request is reviewed once more before it is paid', async () => {
  openFunnel(PAYMENT, { booking: accepted });
  await isAt(`${PAYMENT}/summary`);
  expect(await screen.findByText(/Camille has accepted/)).toBeVisible();
});

test('an instant booking is sent before it is paid', async () => {
  const { user } = openFunnel(`${INSTANT}/payment`, { booking: draft });
  await isAt(`${INSTANT}/summary`);
  const sent = aBooking({ state: 'VALIDATED', is_instant: true, is_updatable: true });
  const calls = answer('patch', '/v4/bookings-guest/7001/validate/', sent);
  answer('get', '/3/my-requests/7001/payments/', { detail: 'Later' }, { status: 500 });
  await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await isAt(`${INSTANT}/payment`);
  expect(calls.bodies).toHaveLength(1);
});

test.each([
  [`${PAYMENT}/insurance`, accepted, 'Would you like rental cover?', 'And if plans change?'],
  [`${PAYMENT}/cancel-insurance`, accepted, 'And if plans change?', 'Would you like rental cover?'],
  [
    '/campers/1201/request/7001/insurance',
    aFullDraft(),
    'Cancellation insurance and rental cover',
    'And if plans change?',
  ],
])('the covers at %s have a heading of their own', async (path, booking, own, other) => {
  openFunnel(path, { booking });
  expect(await screen.findByRole('heading', { name: own })).toBeVisible();
  expect(screen.queryByRole('heading', { name: other })).not.toBeInTheDocument();
});

test('the cancellation insurance is a step of its own, and nothing is preselected', async () => {
  const { user } = openFunnel(`${PAYMENT}/cancel-insurance`, { booking: accepted });
  const tick = await screen.findByRole('checkbox', { name: /Cancellation insurance/ });
  expect(tick).not.toBeChecked();
  const price = aBookingPrice({ price_cancellation_insurance_per_day: '7.88' });
  const calls = answer('patch', '/3/my-requests/7001/prices/', price);
  await user.click(tick);
  await waitFor(() => expect(tick).toBeChecked());
  expect(calls.bodies).toEqual([{ cancel_insurance: true }]);
});

test('the payment of an instant booking in the other funnel redirects to its own', async () => {
  const price = aBookingPrice({ coupon_code: 'SPRING50' });
  answer('get', '/3/my-requests/7001/payments/', somePayments());
  answer('get', '/3/my-requests/7001/payment/async/pay-1/', {}, { isHanging: true });
  openFunnel(`${PAYMENT}/payment?asyncId=pay-1&coupon_code=SPRING50`, { booking: sentAtOnce, price });
  await isAt(`${INSTANT}/payment?asyncId=pay-1&coupon_code=SPRING50`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

describe('payment addresses', () => {
  beforeEach(() => answer('get', '/3/my-requests/7001/payments/', { detail: 'Later' }, { status: 500 }));

  test('without a transaction redirect from the return to the payment with the error', async () => {
    openFunnel(`${PAYMENT}/payment-callback`, { booking: accepted });
    await isAt(`${PAYMENT}/payment?errorCode=YSC_PAYMENTS`);
  });

  test('drop an empty error', async () => {
    openFunnel(`${PAYMENT}/payment?error_code=201004`, { booking: accepted });
    await isAt(`${PAYMENT}/payment`);
  });

  test('keep the choices', async () => {
    const price = aBookingPrice({ coupon_code: 'SPRING50', price_rental_cover: '42.00' });
    openFunnel(`${PAYMENT}/payment`, { booking: accepted, price });
    await isAt(`${PAYMENT}/payment?rental_cover=true&coupon_code=SPRING50`);
  });
});

const halfPaid = aBooking({
  state: 'TO_COME_NOT_PAID',
  is_payable: true,
  is_updatable: false,
  second_payment: { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state: 'to_come' },
});

describe('a half-paid trip', () => {
  test('shows what is left to pay, and links to nothing that cannot be changed any more', async () => {
    openFunnel(`${PAYMENT}/summary`, { booking: halfPaid });
    expect(await screen.findByText(/What is left is the second payment: €269.85/)).toBeVisible();
    expect(screen.getByText(/It can no longer be changed here/)).toBeVisible();
    expect(screen.queryByText(/once it is paid, the trip is yours/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Back/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  });

  test.each(['user-details', 'insurance', 'cancel-insurance'])('%s redirects to the review', async (step) => {
    openFunnel(`${PAYMENT}/${step}`, { booking: halfPaid });
    await isAt(`${PAYMENT}/summary`);
  });
});

test('a guest returning from the bank after paying the rest is not asked to pay again, however slowly the trip loads', async () => {
  const OF_TRIP = '/3/my-requests/7001';
  const paid = { id: 'pay-2', status: 'SUCCEEDED', redirect_url: null, error_code: null };
  answer('get', `${OF_TRIP}/payments/`, somePayments({ to_pay: '269.85' }));
  answer('get', `${OF_TRIP}/payment/final/`, { ...paid, booking_state: 'TO_COME' });
  let discard = (_: object) => undefined as void;
  const held = new Promise<object>((resolve) => (discard = resolve));
  const { user } = openFunnel(`${PAYMENT}/payment-callback?transactionId=tx_9`, { booking: halfPaid });
  const whole = aBooking({ state: 'TO_COME' });
  const answers = [halfPaid, whole];
  const reads = answer('get', '/v4/bookings-guest/7001/', () => answers[reads.urls.length - 1] ?? held);
  await waitFor(() => expect(reads.urls.length).toBeGreaterThan(answers.length));
  await user.tab();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(place()).toBe(`/en-ie${PAYMENT}/payment-callback`);
  answerAfterBooking();
  discard(whole);
  expect(await screen.findByRole('heading', { name: 'The trip is yours' })).toBeVisible();
});

test.each([
  ['all of it', aBooking({ state: 'TO_COME' }), undefined],
  ['half of it', halfPaid, /second payment, €269.85/],
])('a trip with %s paid is called booked', async (_, booking, note) => {
  answerAfterBooking();
  openFunnel(`${PAYMENT}/success`, { booking });
  expect(await screen.findByRole('heading', { name: 'The trip is yours' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  if (note) expect(screen.getByText(note)).toBeVisible();
});

test('a booked trip shows the paid amount, not only its price', async () => {
  answerAfterBooking();
  const price = aBookingPrice({ paid: '539.70', to_pay: '0.00', is_frozen: true });
  openFunnel(`${PAYMENT}/success`, { booking: aBooking({ state: 'TO_COME' }), price });
  const paid = await screen.findByText('Paid');
  expect(paid.parentElement).toHaveTextContent('Paid€539.70');
});
