import { screen, waitFor, within } from '@testing-library/react';

import { aBooking, aReferential } from '@campavia/contracts/testing';
import type { ToastShown } from '@campavia/remote-kit';
import { answer, setUpWire } from '@campavia/testing';

import { answerAfterBooking, openFunnel } from '../../../test/open-funnel';
import { fillCard } from './test/fill-card';
import { anAsyncPayment, aPaymentRow, aPreparation, somePayments } from './test/some-payments';

setUpWire();
const OF_TRIP = '/3/my-requests/7001';
const START = `${OF_TRIP}/payment/async/`;
const TRIP = '/v4/bookings-guest/7001/';
const PAGE = '/campers/1201/payment/7001/payment';
const accepted = aBooking({ state: 'ACCEPTED', is_payable: true, is_updatable: true });
const declined = anAsyncPayment({ status: 'FAILED', error_code: 'MPG_UNKNOWN' });

beforeEach(() => {
  window.sessionStorage.clear();
  answer('get', `${OF_TRIP}/payments/`, somePayments());
  answer('get', `${OF_TRIP}/payment/`, aPreparation());
  answer('get', '/3/referential/', aReferential());
  answer('post', '/sandbox/psp/cards', { token: 'tok_1' }, { status: 201 });
  answer('post', START, declined);
  answerAfterBooking();
});

function open(path = PAGE) {
  const toasts: ToastShown[] = [];
  const page = openFunnel(path, { booking: accepted });
  page.platform.events.subscribe('toast.shown', (toast) => toasts.push(toast));
  return { ...page, toasts };
}

const payButton = () => screen.getByRole('button', { name: 'Pay €539.70' });

async function pay() {
  const page = open();
  await fillCard(page.user);
  return { ...page, press: () => page.user.click(payButton()) };
}

/** Fails without an answer. */
function cut(): never {
  throw Response.error();
}

function refuse(code: string) {
  answer('get', `${OF_TRIP}/payment/`, { code, detail: 'No.' }, { status: 405 });
}

test.each(['TO_COME', 'TO_COME_NOT_PAID'] as const)(
  'a guest waiting at the bank while the trip is paid another way (%s) sees it booked',
  async (state) => {
    answer('get', `${OF_TRIP}/payments/`, somePayments({ payments: [aPaymentRow()] }));
    answer(
      'get',
      `${START}pay-1/`,
      anAsyncPayment({ status: 'CREATED', redirect_url: 'https://bank.test/' }),
    );
    open();
    await screen.findByRole('link', { name: 'Continue the payment' });
    answer('get', TRIP, aBooking({ state, is_payable: state === 'TO_COME_NOT_PAID' }));
    answer('get', `${START}pay-1/`, declined);
    await waitFor(() => expect(window.location.pathname).toMatch(/\/success$/));
    expect(screen.queryByText(/Nothing was charged/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  },
);

test('a trip that was paid on another device leads to the booked trip', async () => {
  const { press, changed, toasts } = await pay();
  refuse('BOOKING_ALREADY_PAID');
  answer('get', TRIP, aBooking({ state: 'TO_COME' }));
  await press();
  await waitFor(() => expect(window.location.pathname).toMatch(/\/success$/));
  expect(changed).toContainEqual({ bookingId: 7001, state: 'TO_COME' });
  expect(toasts).toEqual([]);
});

test.each([
  ['BOOKING_IN_WRONG_STATE', 'Nothing was charged', /cannot be paid at the moment/],
  ['CAMPER_ALREADY_BOOKED', /has just taken this camper/, undefined],
])(
  '%s of a trip that cannot be paid any more leads to its page, with the reason',
  async (code, title, text) => {
    const { press, toasts } = await pay();
    refuse(code);
    answer('get', TRIP, aBooking({ state: 'CANCELLED_OWNER' }));
    await press();
    await waitFor(() => expect(window.location.pathname).toMatch(/\/d\/trips\/7001$/));
    expect(toasts).toEqual([expect.objectContaining({ isImportant: true })]);
    expect(toasts[0]?.title).toMatch(title);
    expect(toasts[0]?.text ?? '').toMatch(text ?? /^$/);
    expect(window.location.search).toBe('');
  },
);

test('a trip that can still be paid keeps the form, typed input, and the reason', async () => {
  const { press, toasts } = await pay();
  await press();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(/Nothing was charged.*Title of MPG_UNKNOWN/);
  expect(screen.getByLabelText('Name on the card')).toHaveValue('Emma Byrne');
  expect(toasts).toEqual([]);
});

test.each([
  ['without a connection', cut, 200],
  ['with an api that stumbles', {}, 500],
])('%s before the payment means that nothing was charged', async (_, body, status) => {
  const { press, user } = await pay();
  answer('get', `${OF_TRIP}/payment/`, body, { status });
  await press();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Nothing was charged');
  expect(within(summary).getByText(/could not be started. Check your connection/)).toBeVisible();
  expect(screen.queryByText(/Look at your trip/)).not.toBeInTheDocument();
  answer('get', `${OF_TRIP}/payment/`, aPreparation());
  answer('post', START, anAsyncPayment());
  answer('get', `${START}pay-1/`, anAsyncPayment());
  answer('get', TRIP, aBooking({ state: 'TO_COME' }));
  await user.click(payButton());
  await waitFor(() => expect(window.location.pathname).toMatch(/\/success$/));
});
