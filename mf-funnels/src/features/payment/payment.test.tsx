import { screen, waitFor, within } from '@testing-library/react';

import type { PaymentMethod } from '@campavia/contracts';
import type { BookingState } from '@campavia/domain';
import { aBooking, aReferential } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire, type ScreenOptions } from '@campavia/testing';

import { Payment } from './payment';
import { fillCard } from './test/fill-card';
import {
  aPaymentMethod,
  aPaymentRow,
  aPreparation,
  anAsyncPayment,
  SETTLED,
  somePayments,
} from './test/some-payments';

setUpWire();
const OF_TRIP = '/3/my-requests/7001';
const START = `${OF_TRIP}/payment/async/`;
const VAULT = '/sandbox/psp/cards';
const PAGE = '/campers/1201/payment/7001/payment';
/** Matches neither a whole key nor a group of it: the key of a payment is random. */
const CARD_NUMBER = /\b4242\b|42424242/;
const booking = aBooking({ state: 'ACCEPTED', is_payable: true });

beforeEach(() => {
  window.sessionStorage.clear();
  answer('get', `${OF_TRIP}/payments/`, somePayments());
  answer('get', `${OF_TRIP}/payment/`, aPreparation());
  answer('get', '/3/referential/', aReferential());
  answer('post', VAULT, { token: 'tok_1' }, { status: 201 });
  answerTrip('TO_COME');
});

function answerTrip(state: BookingState) {
  return answer('get', '/v4/bookings-guest/7001/', aBooking({ state }));
}

function open(options: ScreenOptions = {}, pricing = SETTLED) {
  const onPaid = jest.fn();
  const holds: string[] = [];
  const holdPage = (reason: string) => {
    holds.push(reason);
    return () => void holds.push('let go');
  };
  const page = <Payment booking={booking} pricing={pricing} funnel="payment" onPaid={onPaid} />;
  const shown = renderScreen(page, { path: PAGE, ...options, platform: { holdPage, ...options.platform } });
  return { ...shown, onPaid, holds };
}

const payButton = () => screen.getByRole('button', { name: 'Pay €539.70' });

test('card data goes to the vault, its token to the api, and the trip is paid', async () => {
  const vault = answer('post', VAULT, { token: 'tok_1' }, { status: 201 });
  const started = answer('post', START, anAsyncPayment());
  answer('get', `${START}pay-1/`, anAsyncPayment());
  const { user, onPaid, holds } = open();
  await fillCard(user);
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(screen.getByLabelText('Expires')).toHaveValue('12 / 29');
  await user.click(payButton());
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
  expect(vault.bodies).toEqual([
    { number: '4242424242424242', expiry: '1229', cvx: '123', holder: 'Emma Byrne' },
  ]);
  const asked = { type: 'card', token: 'tok_1', amount: '539.70', use_rental_credits: false };
  expect(started.bodies).toEqual([asked]);
  expect(JSON.stringify(started.bodies)).not.toContain('4242');
  expect(holds).toEqual(['payment', 'let go']);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(CARD_NUMBER);
});

test('three clicks are one payment', async () => {
  const started = answer('post', START, anAsyncPayment());
  answer('get', `${START}pay-1/`, anAsyncPayment());
  const { user, onPaid } = open();
  await fillCard(user);
  await user.tripleClick(payButton());
  await waitFor(() => expect(onPaid).toHaveBeenCalled());
  expect(started.bodies).toHaveLength(1);
});

test('invalid card fields are reported before anything is sent', async () => {
  const prepared = answer('get', `${OF_TRIP}/payment/`, aPreparation());
  const { user } = open();
  await screen.findByLabelText('Card number');
  await user.type(screen.getByLabelText('Expires'), '1027');
  await user.click(payButton());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Nothing was charged');
  expect(within(summary).getByRole('link', { name: 'Enter the card number.' })).toBeVisible();
  expect(
    within(summary).getByRole('link', { name: /^Expires before your return on 7\sNov\s2027/ }),
  ).toBeVisible();
  expect(within(summary).getByRole('link', { name: /^Read the contract/ })).toBeVisible();
  expect(prepared.urls).toHaveLength(0);
});

test("a card refused by the vault is reported at its field, with the vault's text", async () => {
  answer('post', VAULT, { number: ['This is no number of a card.'] }, { status: 400 });
  const started = answer('post', START, anAsyncPayment());
  const { user, holds } = open();
  await fillCard(user);
  await user.click(payButton());
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription('This is no number of a card.');
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(started.bodies).toHaveLength(0);
  expect(holds).toEqual(['payment', 'let go']);
});

test('an unreachable vault charges nothing, and is reported', async () => {
  answer('post', VAULT, {}, { status: 502 });
  const { user } = open();
  await fillCard(user);
  await user.click(payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/your card was not sent/);
});

test("a card refused by the bank is explained with the referential's text, also after a reload", async () => {
  answer('post', START, anAsyncPayment({ status: 'FAILED', error_code: 'MPG_CARD_LOST' }));
  answer('get', '/v4/bookings-guest/7001/', booking);
  const { user } = open();
  await fillCard(user);
  await user.click(payButton());
  const summary = await screen.findByRole('alert');
  expect(screen.getByText(/^Held for you for 1[45]:/)).toBeVisible();
  expect(summary).toHaveTextContent('Card number: Title of MPG_CARD_LOST. Why MPG_CARD_LOST');
  expect(screen.getByText(/Enter another card/)).toBeVisible();
  expect(window.location.search).toBe('?error_code=MPG_CARD_LOST');
  expect(screen.getByLabelText('Name on the card')).toHaveValue('Emma Byrne');
});

test.each([
  ['MPG_CARD_LOST', /The payment did not go through/],
  ['YSC_PAYMENTS', /We received no answer|your trip shows it/],
])('%s is explained with our own text if the referential fails to load', async (code, text) => {
  answer('get', '/3/referential/', {}, { status: 500 });
  open({ path: `${PAGE}?error_code=${code}` });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a card that expires too soon for the deposit is refused at its expiry', async () => {
  const code = 'PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE';
  answer('post', START, { code, detail: 'Too soon.' }, { status: 405 });
  answer('get', '/v4/bookings-guest/7001/', booking);
  const { user } = open();
  await fillCard(user);
  await user.click(payButton());
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Expires')).toHaveAccessibleDescription(
    /^Expires before your return on 7\sNov\s2027/,
  );
});

test('a changed amount is shown, and nothing is paid', async () => {
  const dearer = somePayments().means.map((method) => ({ ...method, now: '560.00' }));
  answer('get', `${OF_TRIP}/payment/`, aPreparation({ means: dearer }));
  const started = answer('post', START, anAsyncPayment());
  const { user } = open();
  await fillCard(user);
  answer('get', `${OF_TRIP}/payments/`, somePayments({ means: dearer }));
  await user.click(payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/The amount has changed/);
  expect(await screen.findByRole('button', { name: 'Pay €560.00' })).toBeVisible();
  expect(started.bodies).toHaveLength(0);
});

test('in two instalments the page shows the amounts due today and later', async () => {
  const { user } = open();
  await user.click(await screen.findByLabelText(/Card, in two/));
  expect(screen.getByText('€269.85 today, €269.85 on 30 Sept 2027')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay €269.85' })).toBeVisible();
});

test("the bank's page is opened with the payment in the address", async () => {
  answer('post', START, anAsyncPayment({ status: 'CREATED', redirect_url: '#bank' }));
  const { user, holds } = open();
  await user.click(await screen.findByLabelText(/PayPal/));
  await user.click(screen.getByLabelText(/I have read/));
  await user.click(payButton());
  await waitFor(() => expect(window.location.hash).toBe('#bank'));
  expect(window.location.search).toBe('?asyncId=pay-1');
  expect(window.sessionStorage.getItem('campavia.payment.7001')).toContain('pay-1');
  expect(holds).toEqual(['payment']);
});

test('a page reloaded during a payment continues it and starts none', async () => {
  const started = answer('post', START, anAsyncPayment());
  answer('get', `${OF_TRIP}/payments/`, somePayments({ payments: [aPaymentRow()] }));
  const waiting = anAsyncPayment({ status: 'CREATED', redirect_url: 'https://bank.test/pay' });
  answer('get', `${START}pay-1/`, waiting);
  const { user } = open();
  const onward = await screen.findByRole('link', { name: 'Continue the payment' });
  expect(onward).toHaveAttribute('href', 'https://bank.test/pay');
  await user.click(screen.getByRole('button', { name: 'Pay another way' }));
  expect(await screen.findByLabelText('Card number')).toBeVisible();
  expect(started.bodies).toHaveLength(0);
});

test('while the amount is reloading the button shows none, and then the new one', async () => {
  const { user, rerender } = open();
  await user.type(await screen.findByLabelText('Card number'), '4242424242424242');
  const page = (pricing: typeof SETTLED) => (
    <Payment booking={booking} pricing={pricing} funnel="payment" onPaid={() => undefined} />
  );
  rerender(page({ changes: 0, isChoosing: true }));
  expect(screen.getByRole('button', { name: 'Updating the amount' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /539.70/ })).not.toBeInTheDocument();
  const means = [aPaymentMethod({ now: '489.70' })];
  answer('get', `${OF_TRIP}/payments/`, somePayments({ price: '489.70', to_pay: '489.70', means }));
  rerender(page({ changes: 1, isChoosing: false }));
  expect(screen.queryByRole('button', { name: /539.70/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Pay €489.70' })).toBeVisible();
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
});

test('a new amount that fails to load is requested again, and nothing is paid meanwhile', async () => {
  const { user, rerender } = open();
  expect(await screen.findByRole('button', { name: 'Pay €539.70' })).toBeVisible();
  answer('get', `${OF_TRIP}/payments/`, {}, { status: 500 });
  const pricing = { changes: 1, isChoosing: false };
  rerender(<Payment booking={booking} pricing={pricing} funnel="payment" onPaid={() => undefined} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  answer('get', `${OF_TRIP}/payments/`, somePayments({ means: [aPaymentMethod({ now: '489.70' })] }));
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Pay €489.70' })).toBeVisible();
});

test('typed card data is still there after a look at another method', async () => {
  const { user } = open();
  await fillCard(user);
  await user.click(screen.getByLabelText(/PayPal/));
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText(/Card, in two/));
  expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(screen.getByLabelText('Name on the card')).toHaveValue('Emma Byrne');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(CARD_NUMBER);
});

test('only the card form says where its data is sent', async () => {
  const { user } = open();
  expect(await screen.findByText(/^Card details go straight to our payment partner/)).toBeVisible();
  await user.click(screen.getByLabelText(/PayPal/));
  expect(screen.queryByText(/Card details/)).not.toBeInTheDocument();
  expect(screen.getByText(/is paid a day after you set off/)).toBeVisible();
});

test('four instalments are listed with their days before going to the partner', async () => {
  const inFour = [
    ['135.00', '2027-03-15'],
    ['134.90', '2027-04-15'],
    ['134.90', '2027-05-15'],
    ['134.90', '2027-06-15'],
  ].map(([amount, on]) => ({ amount, amount_currency: 'EUR', on }) as PaymentMethod['instalments'][number]);
  const means = [aPaymentMethod(), aPaymentMethod({ type: 'cred_4', logo: 'floa4x', instalments: inFour })];
  answer('get', `${OF_TRIP}/payments/`, somePayments({ means }));
  const { user } = open();
  await user.click(await screen.findByLabelText(/^In four instalments/));
  const plan = screen.getByRole('group', { name: 'In four instalments' });
  expect(plan).toHaveTextContent('Today€135.0015 Apr 2027€134.9015 May 2027€134.9015 Jun 2027€134.90');
});
