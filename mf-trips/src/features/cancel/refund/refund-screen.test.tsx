import { screen, waitFor } from '@testing-library/react';

import type { GuestBooking, PaymentRow } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  aRefundPreview,
  anInsuranceChoice,
  someDocuments,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openTrips, type TripsOptions } from '../../../../test/open-trips';
import { someProofDocuments } from '../../../../test/proof-documents';

fixClock();
setUpWire();

const TRIP = '/v4/bookings-guest/7001/';
const PAYMENTS = '/3/my-requests/7001/payments/';

const cancelled: Partial<GuestBooking> = {
  state: 'CANCELLED_GUEST',
  display_state: 'CANCELLED_GUEST',
  meta_state: 'archived',
  paid: '539.70',
  refunded: '369.60',
  buttons: [],
  confirmed_on: '2027-03-01T10:00:00Z',
  ended_on: '2027-03-10T08:00:00Z',
};
const waiting: Partial<GuestBooking> = {
  ...cancelled,
  state: 'TO_COME',
  display_state: 'TO_COME',
  refunded: '0.00',
  emergency_proof_in_validation: true,
  emergency: { reason: 'REASON_OWNER', proof: 'waiting' },
};
const refund = (over: Partial<PaymentRow>) => ({
  payments: [
    { id: 1, type: 'card', state: 'done', reason: 'book', amount: '539.70', amount_currency: 'EUR' },
    {
      id: 2,
      type: 'card',
      state: 'in_prog',
      reason: 'refund',
      amount: '369.60',
      amount_currency: 'EUR',
      done_at: null,
      ...over,
    },
  ],
});

async function openRefund(over: Partial<GuestBooking>, options: TripsOptions = {}) {
  answer('get', TRIP, aBooking(over));
  const page = openTrips('/d/trips/7001/refund', options);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

beforeEach(() => {
  answer('get', '/3/docs/guest/41/', someDocuments());
  answer('get', PAYMENTS, refund({}));
  answer('get', '/3/my-requests/7001/refund/', aRefundPreview());
  answer('get', '/3/my-requests/7001/prices/', aBookingPrice());
  answer('get', '/3/insurance/standard/', anInsuranceChoice());
  answer('get', '/3/docs/booking/7001/', someProofDocuments());
});

test('shows refunded and pending amounts', async () => {
  await openRefund(cancelled);
  expect(screen.getByText(/You cancelled this trip on 10 March 2027\. €369.60 of the €539.70/)).toBeVisible();
  expect(await screen.findByText('Of this still on its way')).toBeVisible();
  expect(screen.getByText('On its way, within 5 working days')).toBeVisible();
});

test('says when it was refunded', async () => {
  answer('get', PAYMENTS, refund({ state: 'done', done_at: '2027-03-12T08:00:00Z' }));
  await openRefund(cancelled);
  expect(await screen.findByText('Refunded on 12 March 2027')).toBeVisible();
  expect(screen.queryByText('Of this still on its way')).not.toBeInTheDocument();
});

test('names the steps of the insurer, and how much to claim at most', async () => {
  await openRefund({ ...cancelled, cancel_insurance: true, has_external_refund: true });
  expect(screen.getByText(/claim up to €170.10/)).toBeVisible();
  expect(screen.getByText(/answers you within 5 working days/)).toBeVisible();
});

test.each<[string, GuestBooking['emergency'], RegExp]>([
  ['the owner’s wish', { reason: 'REASON_OWNER', proof: 'waiting' }, /^Send us the message in which Camille/],
  ['force majeure', { reason: 'REASON_CORONA', proof: 'waiting' }, /^Send us the proof by Sat, 30 October/],
  ['the owner’s wish, proven', { reason: 'REASON_OWNER', proof: 'accepted' }, /as if Camille had cancelled/],
  [
    'force majeure, proven',
    { reason: 'REASON_CORONA', proof: 'accepted' },
    /€539.70 as rental credit, valid for 18/,
  ],
  ['no proof', { reason: 'REASON_CORONA', proof: 'refused' }, /could not accept your proof/],
])('shows what %s needs or the decision', async (_, emergency, text) => {
  await openRefund({ ...(emergency?.proof === 'waiting' ? waiting : cancelled), emergency });
  expect(screen.getByText(text)).toBeVisible();
});

test('the document of the proof is linked', async () => {
  answer('get', '/3/docs/booking/7001/', someProofDocuments({ submitted_at: '2027-03-10T08:30:00Z' }));
  await openRefund(waiting);
  expect(await screen.findByRole('link', { name: 'See the proof' })).toHaveAttribute(
    'href',
    '/en-ie/d/trips/7001/documents/4711',
  );
});

test('a trip neither cancelled nor waiting for a proof redirects to its page', async () => {
  await openRefund({ ...waiting, emergency_proof_in_validation: false, emergency: null });
  await waitFor(() => expect(window.location.pathname).toBe('/en-ie/d/trips/7001'));
});

test('refunds that fail to load can be loaded again', async () => {
  answer('get', PAYMENTS, { detail: 'no' }, { status: 400 });
  const { user } = await openRefund(cancelled);
  await screen.findByRole('heading', { name: 'The refunds could not be loaded' });
  answer('get', PAYMENTS, refund({}));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('On its way, within 5 working days')).toBeVisible();
});
