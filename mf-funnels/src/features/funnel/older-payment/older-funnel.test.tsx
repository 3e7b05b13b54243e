import { screen, waitFor, within } from '@testing-library/react';

import { aBooking, aBookingPrice, anExtension, aReferential } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { answerAfterBooking, openFunnel } from '../../../../test/open-funnel';
import { fillCard } from '../../payment/test/fill-card';
import { aPaymentMethod, aPreparation, anAsyncPayment, somePayments } from '../../payment/test/some-payments';

setUpWire();

const OLDER = '/booking-payment';
const accepted = aBooking({ state: 'ACCEPTED', is_payable: true, is_updatable: true });
const instant = aBooking({ ...accepted, is_instant: true, state: 'VALIDATED' });
const OFFERS = { cancellation_insurance: '47.28', rental_cover: '42.00' };
const price = aBookingPrice({ offers: { ...aBookingPrice().offers, ...OFFERS } });
const ON = { regular_payment_funnel: true };

const place = () => window.location.pathname + window.location.search;
const isAt = (path: string) => waitFor(() => expect(place()).toBe(`/en-ie${path}`));
const PAYING = '/campers/1201/payment/7001';

test('the entry redirects to the summary, with the booking in the query', async () => {
  openFunnel(`${OLDER}?id=7001`, { booking: accepted });
  await isAt(`${OLDER}/overview?id=7001`);
  expect(await screen.findByRole('heading', { name: 'Is everything right?' })).toBeVisible();
});

test('choices of the booking are added to the address', async () => {
  const chosen = { ...price, price_rental_cover: '42.00', coupon_code: 'SPRING50' };
  openFunnel(`${OLDER}/overview?id=7001`, { booking: accepted, price: chosen });
  await isAt(`${OLDER}/overview?id=7001&rental_cover=true&coupon_code=SPRING50`);
});

test.each([
  ['an invalid number', '?id=abc', '/d/trips'],
  ['no number at all', '', '/d/trips'],
])('%s redirects to the trips', async (_, query, path) => {
  openFunnel(`${OLDER}/overview${query}`);
  await isAt(path);
});

test('a booking that fails to load redirects to the trips to do', async () => {
  answer('get', '/v4/bookings-guest/7002/', { detail: 'No', code: 'booking_not_found' }, { status: 404 });
  openFunnel(`${OLDER}/payment?id=7002`);
  await isAt('/d/trips?meta_state=todo');
});

describe('with the payment funnel switched on', () => {
  beforeEach(() => answer('get', '/3/my-requests/7001/payments/', { detail: 'Later' }, { status: 500 }));

  test.each([
    ['cancel-insurance', `${PAYING}/cancel-insurance?rental_cover=false`],
    ['payment-error', `${PAYING}/payment?rental_cover=false`],
  ])('%s redirects to its step there, with the query', async (step, path) => {
    openFunnel(`${OLDER}/${step}?id=7001&rental_cover=false`, { booking: accepted, flags: ON });
    await isAt(path);
  });
});

test('an instant booking is redirected to its own funnel', async () => {
  openFunnel(`${OLDER}/cancel-insurance?id=7001&coupon_code=A1`, {
    booking: { ...instant, is_updatable: false },
  });
  await isAt('/campers/1201/instant-request/7001/cancel-insurance?coupon_code=A1');
});

test('a link chooses nothing with a price: it is offered, and saved after confirmation', async () => {
  const { user } = openFunnel(`${OLDER}/overview?id=7001&rental_cover=true`, { booking: accepted, price });
  const calls = answer('patch', '/3/my-requests/7001/prices/', { ...price, price_rental_cover: '42.00' });
  expect(await screen.findByText(/suggests a change/)).toBeVisible();
  expect(screen.getByText('Add rental cover: €42.00')).toBeVisible();
  expect(calls.bodies).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Apply changes' }));
  await waitFor(() => expect(calls.bodies).toEqual([{ rental_cover: true }]));
  await waitFor(() => expect(screen.queryByText(/suggests/)).not.toBeInTheDocument());
  await isAt(`${OLDER}/overview?id=7001&rental_cover=true`);
});

test('the suggestions of a link are listed, one sentence each', async () => {
  const chosen = { ...price, price_rental_cover: '42.00', coupon_code: 'OLD' };
  openFunnel(`${OLDER}/overview?id=7001&rental_cover=false&coupon_code=NEW`, {
    booking: accepted,
    price: chosen,
  });
  expect(await screen.findByText(/suggests these changes/)).toBeVisible();
  const changes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(changes).toEqual(expect.arrayContaining(['Remove rental cover', 'Use the coupon code NEW']));
});

test('a coupon of a link is applied at once, and an invalid one is reported', async () => {
  const refused = { coupon_code: ['This coupon has ended.'] };
  const calls = answer('patch', '/3/my-requests/7001/prices/', refused, { status: 400 });
  openFunnel(`${OLDER}/overview?id=7001&coupon_code=OLD`, { booking: accepted, price });
  expect(
    await screen.findByText(/coupon code OLD of your link was not accepted.*This coupon has ended/),
  ).toBeVisible();
  expect(calls.bodies).toEqual([{ coupon_code: 'OLD' }]);
  await isAt(`${OLDER}/overview?id=7001`);
});

describe('payment pages', () => {
  beforeEach(() => answer('get', '/3/my-requests/7001/payments/', { detail: 'Later' }, { status: 500 }));

  test('redirect a return without a transaction to the payment with the error', async () => {
    openFunnel(`${OLDER}/payment-final?id=7001`, { booking: accepted });
    await isAt(`${OLDER}/payment?id=7001&errorCode=YSC_PAYMENTS`);
  });

  test.each(['', '201004'])('lose the error code "%s"', async (code) => {
    openFunnel(`${OLDER}/payment?id=7001&error_code=${code}`, { booking: accepted });
    await isAt(`${OLDER}/payment?id=7001`);
  });

  test('explain a failed payment, and link back to the payment form', async () => {
    const texts = { title: 'Your bank declined', description: 'Nothing was charged.' };
    answer('get', '/3/referential/', { payment_errors: { default: texts, codes: { MPG_CARD_LOST: texts } } });
    openFunnel(`${OLDER}/payment-error?id=7001&error_code=MPG_CARD_LOST`, { booking: accepted });
    expect(await screen.findByRole('heading', { name: 'Your bank declined' })).toBeVisible();
    const main = within(document.body).getByRole('link', { name: 'Try again' });
    expect(main).toHaveAttribute('href', `/en-ie${OLDER}/payment?id=7001`);
  });
});

test('a guest who left for a bank from here returns here, even if the trip is confirmed by then', async () => {
  answerAfterBooking();
  window.sessionStorage.setItem('campavia.paying-in.7001', 'booking-payment');
  openFunnel(`${PAYING}/payment-callback?transactionId=tx_9`, { booking: aBooking({ state: 'TO_COME' }) });
  await isAt(`${OLDER}/success?id=7001`);
  window.sessionStorage.clear();
});

test('without a transaction a return never marks an extension as paid', async () => {
  const texts = { title: 'The payment was broken off', description: 'Look at your trip first.' };
  answer('get', '/3/referential/', { payment_errors: { default: texts, codes: {} } });
  openFunnel(`${OLDER}/payment-final?id=7001&request_id=12`, { booking: aBooking({ state: 'TO_COME' }) });
  await isAt(`${OLDER}/payment-error?id=7001&request_id=12&error_code=YSC_PAYMENTS`);
  expect(await screen.findByRole('heading', { name: 'The payment was broken off' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en-ie/d/trips/7001');
});

test('a payment for an extension is followed, whatever the state of the trip', async () => {
  const paid = { id: 'p1', status: 'SUCCEEDED', error_code: null, booking_state: 'TO_COME' };
  answer('get', '/3/my-requests/7001/payment/final/', paid);
  openFunnel(`${OLDER}/payment-final?id=7001&request_id=12&transactionId=tx_9`, {
    booking: aBooking({ state: 'TO_COME' }),
    flags: ON,
  });
  expect(await screen.findByRole('heading', { name: 'Paid. Your trip is changed' })).toBeVisible();
});

describe('the payment of an extension or upgrade', () => {
  const PAGE = `${OLDER}/payment?id=7001&request_id=31`;
  const START = '/3/my-requests/7001/payment/async/';
  const trip = (state: 'GUEST_ASK' | 'ACCEPTED' | 'CONFIRMED') =>
    aBooking({
      state: 'TO_COME',
      extensions: [anExtension({ state, pay_by: '2027-03-16T09:30:00Z' })],
    });
  const amounts = { to_pay: '156.00', means: [aPaymentMethod({ now: '156.00' })] };
  const payButton = () => screen.findByRole('button', { name: 'Pay €156.00' });

  beforeEach(() => {
    window.sessionStorage.clear();
    answer('get', '/3/referential/', aReferential());
    answer('get', '/3/my-requests/7001/payments/', somePayments(amounts));
    answer('get', '/3/my-requests/7001/payment/', aPreparation(amounts));
    answer('post', '/sandbox/psp/cards', { token: 'tok_1' }, { status: 201 });
  });

  test('shows its lines and its own amount, and pays it with a card', async () => {
    const asked = answer('get', '/3/my-requests/7001/payments/', somePayments(amounts));
    const prepared = answer('get', '/3/my-requests/7001/payment/', aPreparation(amounts));
    const started = answer('post', START, anAsyncPayment());
    answer('get', `${START}pay-1/`, anAsyncPayment());
    const { user, changed } = openFunnel(PAGE, { booking: trip('ACCEPTED') });
    expect(await screen.findByRole('heading', { name: '2 more days' })).toBeVisible();
    expect(screen.getByText('Standard insurance').closest('div')).toHaveTextContent('€30.00');
    await payButton();
    await fillCard(user);
    answer('get', '/v4/bookings-guest/7001/', trip('CONFIRMED'));
    await user.tripleClick(await payButton());
    expect(await screen.findByRole('heading', { name: 'Paid. Your trip is changed' })).toBeVisible();
    const ofRequest = { request_id: 31, type: 'card', token: 'tok_1', amount: '156.00' };
    expect(started.bodies).toEqual([{ ...ofRequest, use_rental_credits: false }]);
    expect([asked.urls[0]?.search, prepared.urls[0]?.search]).toEqual([
      '?request_id=31',
      '?type=card&request_id=31',
    ]);
    expect(changed).toHaveLength(1);
  }, 20_000);

  test('a failed card leaves it payable, with the reason', async () => {
    answer('post', START, anAsyncPayment({ status: 'FAILED', error_code: 'MPG_CARD_EXPIRED' }));
    const { user } = openFunnel(PAGE, { booking: trip('ACCEPTED') });
    await payButton();
    await fillCard(user);
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toBeVisible();
    await isAt(`${PAGE}&error_code=MPG_CARD_EXPIRED`);
    expect(await payButton()).toBeVisible();
  }, 20_000);

  test('a return without a transaction redirects to the payment with the error', async () => {
    openFunnel(`${OLDER}/payment-final?id=7001&request_id=31`, { booking: trip('ACCEPTED') });
    await isAt(`${PAGE}&errorCode=YSC_PAYMENTS`);
    expect(await payButton()).toBeVisible();
  });

  test('one already paid says so; one that waits for the owner redirects to the trip', async () => {
    const { unmount } = openFunnel(PAGE, { booking: trip('CONFIRMED') });
    expect(await screen.findByRole('heading', { name: 'Paid. Your trip is changed' })).toBeVisible();
    unmount();
    answer('get', '/v4/bookings-guest/7001/', trip('GUEST_ASK'));
    openFunnel(PAGE, { booking: trip('GUEST_ASK') });
    await isAt('/d/trips/7001');
  });
});
