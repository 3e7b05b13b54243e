import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  aRefundPreview,
  anInsuranceChoice,
  someDocuments,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openTrips, plain, type TripsOptions } from '../../../test/open-trips';
import { someProofDocuments } from '../../../test/proof-documents';

fixClock();
setUpWire();

const TRIP = '/v4/bookings-guest/7001/';
const CANCEL = `${TRIP}cancel/`;
const TOGETHER = `${TRIP}cancel-together/`;
const REFUND = '/3/my-requests/7001/refund/';
const PAGE = '/d/trips/7001/cancel';

const booked: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  meta_state: 'confirmed',
  paid: '539.70',
  confirmed_on: '2027-03-09T08:00:00Z',
  can_search_more: false,
  buttons: ['ask_together', 'report_emergency', 'cancel'],
};
const cancelled: Partial<GuestBooking> = {
  ...booked,
  state: 'CANCELLED_GUEST',
  display_state: 'CANCELLED_GUEST',
  meta_state: 'archived',
  buttons: [],
  refunded: '369.60',
  ended_on: '2027-03-10T09:00:00Z',
};

async function openCancel(over: Partial<GuestBooking> = booked, options: TripsOptions = {}) {
  answer('get', TRIP, aBooking(over));
  const page = openTrips(PAGE, options);
  const toasts: unknown[] = [];
  page.platform.events.subscribe('toast.shown', ({ title }) => void toasts.push(title));
  await screen.findByRole('heading', { level: 1 });
  return { ...page, toasts };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const choose = (name: RegExp | string) => fireEvent.click(screen.getByRole('radio', { name }));
const path = () => window.location.pathname;

beforeEach(() => {
  answer('get', '/3/docs/guest/41/', someDocuments());
  answer('get', REFUND, aRefundPreview());
  answer('get', '/3/my-requests/7001/prices/', aBookingPrice());
  answer('get', '/3/insurance/standard/', anInsuranceChoice());
  answer('get', '/3/docs/booking/7001/', someProofDocuments());
  answer('get', '/3/products/1201/similar/', { results: [] });
});

describe('a paid trip', () => {
  test('is cancelled with the refund shown on the page, and leads back to the trip', async () => {
    const calls = answer('patch', CANCEL, aBooking(cancelled));
    const { user, toasts } = await openCancel();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Cancel 7 days with Campervan/);
    expect(screen.getByText(/€369.60 of it is refunded/)).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(8);
    const totals = document.querySelectorAll('[data-total] dd');
    expect([...totals].map((total) => total.textContent)).toEqual(['€369.60', '€369.60']);
    choose('I booked twice');
    answer('get', TRIP, aBooking(cancelled));
    await user.dblClick(button('Cancel, get €369.60'));
    await waitFor(() => expect(path()).toBe('/en-ie/d/trips/7001'));
    expect(await screen.findByText('Cancelled by you')).toBeVisible();
    expect(calls.bodies).toEqual([{ reason: 'DUPLICATE', refund_total: '369.60' }]);
    expect(toasts).toEqual(['Your trip is cancelled']);
  });

  test('shows every part of the price, with retained and refunded amounts', async () => {
    await openCancel();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['378.00', '113.40', '264.60'],
      ['56.70', '56.70', '0.00'],
      ['105.00', '0.00', '105.00'],
      ['539.70', '170.10', '369.60'],
    ]);
  });

  test("shows the refunds by date, in the camper's time zone", async () => {
    await openCancel({ ...booked, time_zone: 'Europe/Lisbon' });
    const steps = within(
      screen.getByRole('heading', { name: 'What depends on the day' }).closest('section')!,
    );
    const [grace, onTime, tooLate] = steps.getAllByRole('listitem');
    expect(plain(grace?.textContent)).toMatch(
      /^Until Wed, 10 March at 08:00.*everything.*This time is over\./,
    );
    expect(plain(onTime?.textContent)).toMatch(
      /^Until Sat, 2 October at 23:59.*€369\.60You are here, 206 days left/,
    );
    expect(onTime).toHaveAttribute('aria-current', 'step');
    expect(plain(tooLate?.textContent)).toMatch(/^After that, until the pick-up: €105\.00/);
  });

  test('half paid says that the second payment is not charged', async () => {
    answer('get', REFUND, aRefundPreview({ paid: '269.85', refund_total: '99.75' }));
    await openCancel({
      ...booked,
      state: 'TO_COME_NOT_PAID',
      paid: '269.85',
      second_payment: { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state: 'to_come' },
    });
    expect(screen.getByText(/The second payment, €269.85, is then not charged/)).toBeVisible();
    expect(screen.getByText('−€269.85')).toBeVisible();
    expect(button('Cancel, get €99.75')).toBeVisible();
    expect(screen.getByText(/By then the second payment is charged, so you have paid €539.70/)).toBeVisible();
  });

  test('with cancellation insurance shows what the insurer pays', async () => {
    await openCancel({ ...booked, cancel_insurance: true });
    choose(/^Illness, accident/);
    expect(screen.getByText(/on top of the €369.60/)).toBeVisible();
    choose('I booked twice');
    expect(screen.queryByText(/on top of the/)).not.toBeInTheDocument();
  });
});

test('nothing is sent without a reason, or with a comment of 2,001 characters', async () => {
  const calls = answer('patch', CANCEL, aBooking(cancelled));
  const { user } = await openCancel();
  await user.click(button(/^Cancel, get/));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was cancelledChoose why you cancel.');
  choose('I booked twice');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x'.repeat(2001) } });
  await user.click(button(/^Cancel, get/));
  expect(screen.getByRole('alert')).toHaveTextContent('Shorten your words by 1 character.');
  expect(screen.getByRole('textbox')).toHaveValue('x'.repeat(2001));
  expect(calls.bodies).toEqual([]);
});

test('a changed refund cancels nothing: both amounts are shown, the next click sends the new one', async () => {
  const refused = { detail: 'no', code: 'refund_changed', refund_total: '105.00' };
  answer('patch', CANCEL, refused, { status: 409 });
  const { user } = await openCancel();
  choose('I booked twice');
  answer('get', REFUND, aRefundPreview({ plan: 'TOO_LATE', refund_total: '105.00' }));
  await user.click(button('Cancel, get €369.60'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Nothing was cancelled.*it was €369.60, now it is €105.00/);
  const calls = answer('patch', CANCEL, aBooking(cancelled));
  await user.click(await screen.findByRole('button', { name: 'Cancel, get €105.00' }));
  await waitFor(() => expect(calls.bodies).toEqual([{ reason: 'DUPLICATE', refund_total: '105.00' }]));
});

test('a trip cancelled in another tab meanwhile is shown as cancelled', async () => {
  const refused = { detail: 'Not possible now.', code: 'booking_in_wrong_state' };
  answer('patch', CANCEL, refused, { status: 405 });
  const { user } = await openCancel();
  choose('I booked twice');
  answer('get', TRIP, aBooking(cancelled));
  await user.click(button(/^Cancel, get/));
  expect(await screen.findByRole('heading', { name: 'This trip is already cancelled' })).toBeVisible();
  expect(screen.getByText('€369.60 of the €539.70 you paid is refunded.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the refund' })).toHaveAttribute(
    'href',
    '/en-ie/d/trips/7001/refund',
  );
});

describe('an unpaid trip', () => {
  test.each(['VALIDATED', 'ACCEPTED'] as const)('%s is cancelled without costs', async (state) => {
    const preview = answer('get', REFUND, aRefundPreview());
    const calls = answer('patch', CANCEL, aBooking({ ...cancelled, paid: '0.00', refunded: '0.00' }));
    const { user } = await openCancel({ state, display_state: state, buttons: ['cancel'] });
    expect(screen.getByText(/cancelling is free of charge/)).toBeVisible();
    choose('We travel another way');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'By train.' } });
    await user.click(button('Cancel the trip'));
    await waitFor(() => expect(path()).toBe('/en-ie/d/trips/7001'));
    expect(calls.bodies).toEqual([{ reason: 'OTHER_COMPETITORS', comment: 'By train.' }]);
    expect(preview.urls).toEqual([]);
  });

  test('that was never sent is deleted the same way', async () => {
    await openCancel({ state: 'ABANDONED', display_state: 'ABANDONED', buttons: ['send', 'drop'] });
    expect(button('Cancel the trip')).toBeVisible();
  });
});

test('a reason that requires a proof cancels nothing yet, and the trip asks for the proof', async () => {
  const reported: Partial<GuestBooking> = {
    ...booked,
    summary_state: 'WARNING',
    emergency_proof_in_validation: true,
    emergency: { reason: 'REASON_OWNER', proof: 'waiting' },
  };
  const calls = answer('patch', CANCEL, aBooking(reported));
  const { user, toasts } = await openCancel(booked);
  choose(/^Camille asked me to cancel/);
  expect(screen.getAllByText('after the proof')).toHaveLength(3);
  expect(screen.getByText(/If it is accepted, €539.70 is refunded; if not, .* €369.60/)).toBeVisible();
  answer('get', TRIP, aBooking(reported));
  await user.click(button('Report and add proof'));
  expect(await screen.findByRole('link', { name: 'Send the proof' })).toHaveAttribute(
    'href',
    '/en-ie/d/trips/7001/documents/4711/emergency',
  );
  expect(calls.bodies).toEqual([{ reason: 'REASON_OWNER', refund_total: '369.60' }]);
  expect(toasts).toEqual(['Now send your proof']);
});

test('force majeure cannot be chosen once the time for its proof is over', async () => {
  await openCancel({ ...booked, date_time_from: '2027-03-12T08:00:00Z' });
  expect(screen.getByRole('radio', { name: /^Border closed.*The proof was possible until/ })).toBeDisabled();
});

describe('cancelling together', () => {
  const request = (asked_by: 'guest' | 'owner') => ({
    asked_by,
    asked_on: '2027-03-10T09:00:00Z',
    open_until: '2027-03-12T09:00:00Z',
  });

  test('is requested; until the owner answers, the page shows the deadline', async () => {
    const calls = answer('patch', TOGETHER, aBooking({ ...booked, mutual_cancellation: request('guest') }));
    const { user, toasts } = await openCancel();
    expect(screen.getByText(/everything but the service fee is refunded: €483.00/)).toBeVisible();
    answer('get', TRIP, aBooking({ ...booked, mutual_cancellation: request('guest') }));
    await user.click(button('Ask Camille'));
    expect(await screen.findByText(/^You asked Camille to cancel together.*12 March/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask Camille' })).not.toBeInTheDocument();
    expect(calls.urls).toHaveLength(1);
    expect(toasts).toEqual(['Your question is sent to Camille']);
  });

  test('is agreed to with its own refund, and the trip is cancelled', async () => {
    const both = { ...cancelled, state: 'CANCELLED_BOTH', display_state: 'CANCELLED_BOTH' } as const;
    answer('patch', TOGETHER, aBooking({ ...both, refunded: '483.00' }));
    const buttons: GuestBooking['buttons'] = ['cancel_together', 'cancel'];
    const { user } = await openCancel({ ...booked, buttons, mutual_cancellation: request('owner') });
    expect(
      screen.getByText(/^Camille asked you on .*10 March.* to cancel together.*cancelled at once/),
    ).toBeVisible();
    answer('get', TRIP, aBooking({ ...both, refunded: '483.00' }));
    await user.click(button('Agree, get €483.00'));
    expect(await screen.findByText('Cancelled together')).toBeVisible();
    expect(path()).toBe('/en-ie/d/trips/7001');
  });
});

test('a trip that cannot be cancelled redirects to its page', async () => {
  await openCancel({ ...booked, display_state: 'ONGOING', buttons: [] });
  await waitFor(() => expect(path()).toBe('/en-ie/d/trips/7001'));
});

test.each(['7002', 'summer'])('trip %s of another user, or an unknown one, is a 404', async (id) => {
  answer('get', '/v4/bookings-guest/7002/', { detail: 'no', code: 'booking_not_found' }, { status: 404 });
  openTrips(`/d/trips/${id}/cancel`);
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('a refund that fails to load has no button to cancel, and can be loaded again', async () => {
  answer('get', REFUND, { detail: 'no' }, { status: 400 });
  const { user } = await openCancel();
  await screen.findByRole('heading', { name: 'What you would get back could not be loaded' });
  expect(screen.queryByRole('button', { name: /Cancel/ })).not.toBeInTheDocument();
  answer('get', REFUND, aRefundPreview());
  await user.click(button('Try again'));
  expect(await screen.findByRole('button', { name: 'Cancel, get €369.60' })).toBeVisible();
});
