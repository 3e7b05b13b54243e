import { act, screen, waitFor } from '@testing-library/react';

import { aBooking, aReferential } from '@campavia/contracts/testing';
import { PAYMENT_ERROR_CODES } from '@campavia/contracts';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { Payment } from './payment';
import { PaymentWait } from './waiting/payment-wait';
import {
  aPaymentMethod,
  anAsyncPayment,
  aPaymentRow,
  aPreparation,
  SETTLED,
  somePayments,
} from './test/some-payments';

setUpWire();
const OF_TRIP = '/3/my-requests/7001';
const START = `${OF_TRIP}/payment/async/`;
const STEPS = '/campers/1201/payment/7001';
const TRIP = '/v4/bookings-guest/7001/';
const booking = aBooking({ state: 'ACCEPTED', is_payable: true });
const outcome = { id: 'pay-1', status: 'SUCCEEDED', error_code: null, booking_state: 'ACCEPTED' };

beforeEach(() => {
  window.sessionStorage.clear();
  answer('get', `${OF_TRIP}/payments/`, somePayments());
  answer('get', `${OF_TRIP}/payment/`, aPreparation());
  answer('get', '/3/referential/', aReferential());
  answer('get', TRIP, aBooking({ state: 'TO_COME' }));
});

function open(path: string, trip = booking) {
  const onPaid = jest.fn();
  const changed: unknown[] = [];
  const shown = renderScreen(<Payment booking={trip} pricing={SETTLED} funnel="payment" onPaid={onPaid} />, {
    path,
  });
  shown.platform.events.subscribe('booking.changed', (change) => changed.push(change));
  return { ...shown, onPaid, changed };
}

function store(stored: object) {
  window.sessionStorage.setItem('campavia.payment.7001', JSON.stringify(stored));
}

test('a guest returning after agreeing sees the trip confirmed, and the change is published', async () => {
  const asked = answer('get', `${OF_TRIP}/payment/final/`, outcome);
  const { onPaid, changed } = open(`${STEPS}/payment-callback?transactionId=payin_1`);
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  expect(asked.urls.at(0)?.searchParams.get('transactionId')).toBe('payin_1');
  expect(changed).toEqual([{ bookingId: 7001, state: 'TO_COME' }]);
  expect(window.location.search).toBe('');
});

test('a guest returning after refusing is led to the payment form, and a reload shows the reason again', async () => {
  const failed = { ...outcome, status: 'FAILED', error_code: 'MGP_3DS_AUTH_FAILED' };
  answer('get', `${OF_TRIP}/payment/final/`, failed);
  answer('get', TRIP, booking);
  const { onPaid, unmount } = open(`${STEPS}/payment-callback?transactionId=payin_1`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nothing was charged. One thing to correctTitle of MGP_3DS_AUTH_FAILED. Why MGP_3DS_AUTH_FAILED',
  );
  expect(window.location.pathname).toBe(`/en-ie${STEPS}/payment`);
  expect(onPaid).not.toHaveBeenCalled();
  unmount();
  open(`${STEPS}/payment${window.location.search}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Title of MGP_3DS_AUTH_FAILED/);
});

test.each(PAYMENT_ERROR_CODES)('%s has a title, a description and a next step', async (code) => {
  open(`${STEPS}/payment?error_code=${code}`);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(/Nothing was charged|before you pay again/);
  await waitFor(() => expect(summary).toHaveTextContent(/Title of|Expires before your return/));
  expect(screen.getByRole('button', { name: 'Pay €539.70' })).toBeVisible();
});

test('an unknown code has a general text', async () => {
  open(`${STEPS}/payment?error_code=nonsense`);
  expect(await screen.findByRole('alert')).toHaveTextContent(/The payment did not go through/);
});

test('a transaction of another payment is ignored', async () => {
  answer('get', `${START}pay-9/`, { detail: 'There is no such payment.' }, { status: 404 });
  answer('get', TRIP, booking);
  open(`${STEPS}/payment?asyncId=pay-9`);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Title of YSC_PAYMENTS/);
});

test('money that arrived after the camper was taken is announced to be refunded', async () => {
  const refused = { code: 'CAMPER_ALREADY_BOOKED', detail: 'Taken.' };
  answer('get', `${OF_TRIP}/payment/final/`, refused, { status: 405 });
  answer('get', TRIP, booking);
  open(`${STEPS}/payment-callback?transactionId=payin_1`);
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(/is refunded automatically/);
  expect(summary).not.toHaveTextContent('Nothing was charged');
});

test.each([
  ['that was lost', 504],
  ['of an api that broke on the way', 500],
])('a first answer %s is requested once more', async (_, status) => {
  const lost = answer('post', START, {}, { status });
  const { user, onPaid } = open(`${STEPS}/payment`);
  await user.click(await screen.findByLabelText(/PayPal/));
  await user.click(screen.getByLabelText(/I have read/));
  await user.click(screen.getByRole('button', { name: 'Pay €539.70' }));
  await waitFor(() => expect(lost.bodies).toHaveLength(1));
  const started = answer('post', START, anAsyncPayment());
  answer('get', `${START}pay-1/`, anAsyncPayment());
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(started.bodies).toEqual(lost.bodies);
});

test('a payment started in another window is followed, not started again', async () => {
  answer('post', START, { code: 'payment_under_way', detail: 'Wait.' }, { status: 409 });
  answer('get', `${START}pay-1/`, anAsyncPayment());
  const { user, onPaid } = open(`${STEPS}/payment`);
  await user.click(await screen.findByLabelText(/PayPal/));
  await user.click(screen.getByLabelText(/I have read/));
  answer('get', `${OF_TRIP}/payments/`, somePayments({ payments: [aPaymentRow()] }));
  await user.click(screen.getByRole('button', { name: 'Pay €539.70' }));
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
});

test('a page restored from the back/forward cache reads the payment again', async () => {
  answer('post', START, anAsyncPayment({ status: 'CREATED', redirect_url: '#bank' }));
  const { user } = open(`${STEPS}/payment`);
  await user.click(await screen.findByLabelText(/PayPal/));
  await user.click(screen.getByLabelText(/I have read/));
  await user.click(screen.getByRole('button', { name: 'Pay €539.70' }));
  await waitFor(() => expect(window.location.hash).toBe('#bank'));
  const still = anAsyncPayment({ status: 'CREATED', redirect_url: 'https://bank.test/pay' });
  answer('get', `${START}pay-1/`, still);
  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(shown));
  expect(await screen.findByRole('link', { name: 'Continue the payment' })).toBeVisible();
});

describe('MB WAY', () => {
  async function ask(phone: string) {
    const started = answer('post', START, anAsyncPayment({ status: 'CREATED' }));
    const opened = open(`${STEPS}/payment`);
    const { user } = opened;
    await user.click(await screen.findByLabelText(/MB WAY/));
    await user.type(screen.getByLabelText('Mobile number'), phone);
    await user.click(screen.getByLabelText(/I have read/));
    await user.click(screen.getByRole('button', { name: 'Pay €539.70' }));
    return { ...opened, started };
  }

  test('a confirmation on the phone pays', async () => {
    answer('get', `${START}pay-1/`, anAsyncPayment());
    const { onPaid, started } = await ask('912 345 601');
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(started.bodies).toEqual([expect.objectContaining({ type: 'mbway', phone: '+351912345601' })]);
  });

  test('the guest has four minutes to answer, and can pay another way', async () => {
    answer('get', `${START}pay-1/`, anAsyncPayment({ status: 'CREATED' }));
    const { user } = await ask('912345603');
    expect(await screen.findByRole('timer', { name: 'Time left' })).toHaveTextContent(/^(4:00|3:5\d)$/);
    expect(screen.getByText('We sent the request to +351912345603.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay another way' }));
    expect(await screen.findByLabelText(/PayPal/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    // A mistyped number can be corrected without starting again.
    expect(screen.getByLabelText(/MB WAY/)).toBeChecked();
    expect(screen.getByLabelText('Mobile number')).toHaveValue('+351912345603');
    expect(screen.getByLabelText(/I have read/)).toBeChecked();
  });

  test('a refusal on the phone offers the other methods', async () => {
    const payment = anAsyncPayment({ status: 'FAILED', error_code: 'MPG_UNKNOWN' });
    answer('get', `${START}pay-1/`, payment);
    answer('get', TRIP, booking);
    await ask('912345602');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Title of MPG_UNKNOWN/);
    expect(screen.getByText(/Choose another way to pay below/)).toBeVisible();
  });

  test('a phone without an answer for four minutes counts as declined', async () => {
    answer('get', TRIP, booking);
    store({ asyncId: 'pay-1', isByPhone: true });
    const made_at = '2027-03-15T07:55:59Z';
    const payments = [aPaymentRow({ type: 'mbway', async_id: 'pay-1', made_at })];
    answer('get', `${OF_TRIP}/payments/`, somePayments({ payments }));
    answer('get', `${START}pay-1/`, anAsyncPayment({ status: 'CREATED' }));
    open(`${STEPS}/payment`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Title of MPG_UNKNOWN/);
  });

  test('an invalid number is reported at its field', async () => {
    await ask('12345');
    expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/with its country/);
  });
});

test('a wait of more than a minute says that the money is safe', async () => {
  const failure = { code: 'YSC_PAYMENT_CONFIMRATION_TOO_LONG' } as const;
  const state = { step: 'synchronisation', failure } as const;
  renderScreen(<PaymentWait booking={booking} state={state} onGiveUp={() => undefined} />);
  expect(await screen.findByText('Why YSC_PAYMENT_CONFIMRATION_TOO_LONG')).toBeVisible();
});

test('credits that pay everything need no other method', async () => {
  const rental_credits = { available: '600.00', usable: '539.70', usable_currency: 'EUR', is_used: true };
  answer('get', `${OF_TRIP}/payments/`, somePayments({ means: [], rental_credits }));
  const confirmed = answer('post', `${OF_TRIP}/payment/confirm/`, outcome);
  const { user, onPaid } = open(`${STEPS}/payment`);
  expect(await screen.findByLabelText('Use €539.70 of my rental credit')).toBeChecked();
  await user.click(screen.getByLabelText(/I have read/));
  await user.click(screen.getByRole('button', { name: 'Pay €0.00' }));
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(confirmed.bodies).toEqual([{ type: 'moneyb', use_rental_credits: true }]);
});

test('the methods of the site are shown with their logos', async () => {
  const means = [
    aPaymentMethod(),
    aPaymentMethod({ type: 'ideal', logo: 'ideal' }),
    aPaymentMethod({ type: 'sofort', logo: 'klarna' }),
  ];
  answer('get', `${OF_TRIP}/payments/`, somePayments({ means }));
  open(`${STEPS}/payment`);
  for (const name of ['Visa', 'Mastercard', 'iDEAL', 'Klarna']) {
    expect(await screen.findByRole('img', { name })).toBeInTheDocument();
  }
});
