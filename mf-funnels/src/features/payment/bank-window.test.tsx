import { act, screen, waitFor } from '@testing-library/react';

import { aBooking, aReferential } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import { FRAME_WAIT_MS } from '../../rules/payment/payment-timing';
import { Payment } from './payment';
import { fillCard } from './test/fill-card';
import { anAsyncPayment, aPreparation, SETTLED, somePayments } from './test/some-payments';

setUpWire();
const OF_TRIP = '/3/my-requests/7001';
const START = `${OF_TRIP}/payment/async/`;
const STATUS = `${START}pay-1/`;
const TRIP = '/v4/bookings-guest/7001/';
const BANK = '/sandbox/psp/pay/payin_1';
const booking = aBooking({ state: 'ACCEPTED', is_payable: true });
const waiting = anAsyncPayment({ status: 'CREATED', redirect_url: BANK });

beforeEach(() => {
  window.sessionStorage.clear();
  answer('get', `${OF_TRIP}/payments/`, somePayments());
  answer('get', `${OF_TRIP}/payment/`, aPreparation());
  answer('get', '/3/referential/', aReferential());
  answer('post', '/sandbox/psp/cards', { token: 'tok_1' }, { status: 201 });
  answer('post', START, waiting);
  answer('get', STATUS, waiting);
  answer('get', TRIP, booking);
});

/** Pays with a card whose bank asks for a confirmation in a dialog. */
async function openBankWindow() {
  const onPaid = jest.fn();
  const page = <Payment booking={booking} pricing={SETTLED} funnel="payment" onPaid={onPaid} />;
  const shown = renderScreen(page, { path: '/campers/1201/payment/7001/payment' });
  await fillCard(shown.user);
  await shown.user.click(screen.getByRole('button', { name: 'Pay €539.70' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>(/bank/i);
  return { ...shown, onPaid, frame };
}

const bankWindow = () => screen.queryByRole('dialog', { name: 'Confirm it with your bank' });

function sendMessage(source: Window | null, origin: string) {
  const data = { source: 'sandbox-psp', transactionId: 'payin_1', status: 'SUCCEEDED' };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

test('the dialog says that nothing is charged yet, and can be opened as a page', async () => {
  const { frame } = await openBankWindow();
  expect(frame).toHaveAttribute('src', BANK);
  expect(bankWindow()).toHaveTextContent(/Nothing is charged until you answer/);
  expect(screen.getByRole('link', { name: 'Open at your bank' })).toHaveAttribute('href', BANK);
});

test('a confirmation in the dialog pays', async () => {
  const { frame, onPaid } = await openBankWindow();
  answer('get', `${OF_TRIP}/payment/final/`, {
    id: 'pay-1',
    status: 'SUCCEEDED',
    error_code: null,
    booking_state: 'TO_COME',
  });
  answer('get', TRIP, aBooking({ state: 'TO_COME' }));
  sendMessage(frame.contentWindow, window.location.origin);
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
});

test('a refusal in the dialog charges nothing, closes it and leaves the form for another card', async () => {
  const { frame, onPaid } = await openBankWindow();
  answer('get', `${OF_TRIP}/payment/final/`, {
    id: 'pay-1',
    status: 'FAILED',
    error_code: 'MGP_3DS_AUTH_FAILED',
    booking_state: 'ACCEPTED',
  });
  sendMessage(frame.contentWindow, window.location.origin);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Nothing was charged.*Title of MGP_3DS_AUTH_FAILED/,
  );
  expect(bankWindow()).not.toBeInTheDocument();
  expect(window.location.search).toContain('error_code=MGP_3DS_AUTH_FAILED');
  expect(screen.getByLabelText('Card number')).toBeVisible();
  expect(onPaid).not.toHaveBeenCalled();
});

test('Escape closes the dialog without an answer: the bank still waits, on a page of its own', async () => {
  const { user, onPaid } = await openBankWindow();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(bankWindow()).not.toBeInTheDocument());
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your answer is still missing' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Continue the payment' })).toHaveAttribute('href', BANK);
  expect(onPaid).not.toHaveBeenCalled();
});

test('a message from another window or origin is ignored', async () => {
  const { frame, onPaid } = await openBankWindow();
  const asked = answer('get', `${OF_TRIP}/payment/final/`, {}, { status: 500 });
  sendMessage(window, window.location.origin);
  sendMessage(null, window.location.origin);
  sendMessage(frame.contentWindow, 'https://evil.test');
  expect(bankWindow()).toBeVisible();
  expect(asked.urls).toEqual([]);
  expect(onPaid).not.toHaveBeenCalled();
});

test('an answer given on another device is detected while the dialog is open', async () => {
  const { onPaid } = await openBankWindow();
  answer('get', STATUS, anAsyncPayment());
  answer('get', TRIP, aBooking({ state: 'TO_COME' }));
  // The page asks once per wait.
  await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1), { timeout: 2 * FRAME_WAIT_MS });
});
