import { screen } from '@testing-library/react';

import type { GuestBooking } from '@campavia/contracts';
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

const booked: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  meta_state: 'confirmed',
  paid: '539.70',
  confirmed_on: '2027-03-09T08:00:00Z',
  can_search_more: false,
  buttons: ['ask_together', 'cancel'],
};

async function openTrip(over: Partial<GuestBooking>, options: TripsOptions = {}) {
  answer('get', TRIP, aBooking(over));
  const page = openTrips('/d/trips/7001', options);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const link = (name: string) => screen.findByRole('link', { name });

beforeEach(() => {
  answer('get', '/3/docs/guest/41/', someDocuments());
  answer('get', '/3/my-requests/7001/prices/', aBookingPrice());
  answer('get', '/3/my-requests/7001/refund/', aRefundPreview());
  answer('get', '/3/insurance/standard/', anInsuranceChoice());
  answer('get', '/3/products/1201/similar/', { results: [] });
  answer('get', '/3/docs/booking/7001/', someProofDocuments());
});

test.each<[string, Partial<GuestBooking>, string]>([
  ['paid', booked, 'See every line, or cancel'],
  ['requested', { buttons: ['cancel'] }, 'Cancel this trip'],
  ['not sent', { state: 'ABANDONED', display_state: 'ABANDONED', buttons: ['drop'] }, 'Cancel this trip'],
])('a trip that is %s links to its cancellation', async (_, over, name) => {
  await openTrip(over);
  expect(await link(name)).toHaveAttribute('href', '/en-ie/d/trips/7001/cancel');
});

test('a trip that cannot be cancelled does not', async () => {
  await openTrip({ ...booked, display_state: 'ONGOING', buttons: [] });
  expect(screen.queryByRole('link', { name: /cancel/i })).not.toBeInTheDocument();
});

test('the timeline links to the report that can be written now, not to a later one', async () => {
  await openTrip({
    ...booked,
    display_state: 'ONGOING',
    date_time_from: '2027-03-11T08:00:00Z',
    date_time_to: '2027-03-14T19:00:00Z',
    buttons: [],
  });
  expect(await link('Report of the pick-up')).toHaveAttribute(
    'href',
    '/en-ie/d/trips/7001/condition/pick-up',
  );
  expect(screen.queryByRole('link', { name: 'Report of the return' })).not.toBeInTheDocument();
});

test.each([
  ['owner', /^Camille asks you to cancel together.*12 March/],
  ['guest', /^You asked Camille to cancel together.*12 March/],
] as const)('an open request of the %s to cancel together is shown', async (asked_by, text) => {
  await openTrip({
    ...booked,
    mutual_cancellation: { asked_by, asked_on: '2027-03-10T09:00:00Z', open_until: '2027-03-12T09:00:00Z' },
  });
  expect(screen.getByText(text)).toBeVisible();
});

test('a required proof is linked; a sent one is being reviewed', async () => {
  const waiting: Partial<GuestBooking> = {
    ...booked,
    summary_state: 'WARNING',
    emergency_proof_in_validation: true,
    emergency: { reason: 'REASON_OWNER', proof: 'waiting' },
  };
  const { unmount } = await openTrip(waiting);
  expect(screen.getByText(/^We are waiting for your proof/)).toBeVisible();
  expect(await link('Send the proof')).toHaveAttribute(
    'href',
    '/en-ie/d/trips/7001/documents/4711/emergency',
  );
  expect(await link('What follows from it')).toHaveAttribute('href', '/en-ie/d/trips/7001/refund');
  unmount();
  answer('get', '/3/docs/booking/7001/', someProofDocuments({ submitted_at: '2027-03-10T08:30:00Z' }));
  await openTrip(waiting);
  expect(await screen.findByText(/^Your proof is being checked/)).toBeVisible();
});

test('the insurer’s part and the refund link to the pages they need', async () => {
  const over: Partial<GuestBooking> = {
    ...booked,
    state: 'CANCELLED_GUEST',
    display_state: 'CANCELLED_GUEST',
    buttons: [],
    refunded: '369.60',
    ended_on: '2027-03-10T08:00:00Z',
  };
  const { unmount } = await openTrip({ ...over, has_external_refund: true, summary_state: 'WARNING' });
  expect(await link('What to send to the insurer')).toHaveAttribute('href', '/en-ie/d/trips/7001/refund');
  unmount();
  await openTrip(over);
  expect(await link('See the refund')).toHaveAttribute('href', '/en-ie/d/trips/7001/refund');
});

describe('snoozing', () => {
  const toDo: Partial<GuestBooking> = {
    state: 'ACCEPTED',
    display_state: 'ACCEPTED',
    meta_state: 'to_do',
    buttons: ['pay', 'snooze', 'cancel'],
    pay_by: '2027-03-13T09:00:00Z',
  };
  const snoozed: Partial<GuestBooking> = {
    ...toDo,
    meta_state: 'waiting',
    buttons: ['pay', 'cancel'],
    snoozed_until: '2027-03-12T09:00:00Z',
  };

  test('says what it does, and then until when', async () => {
    const calls = answer('patch', `${TRIP}snooze/`, aBooking(snoozed));
    const { user } = await openTrip(toDo);
    expect(screen.getByText(/Its deadlines do not change\.$/)).toBeVisible();
    answer('get', TRIP, aBooking(snoozed));
    await user.click(screen.getByRole('button', { name: 'Snooze for 48 hours' }));
    expect(await screen.findByText(/^Snoozed until Fri, 12 March at 10:00/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Snooze for 48 hours' })).not.toBeInTheDocument();
    expect(calls.urls).toHaveLength(1);
  });

  test('that fails is reported, and can be retried', async () => {
    answer('patch', `${TRIP}snooze/`, { detail: 'no', code: 'booking_in_wrong_state' }, { status: 405 });
    const { user, platform } = await openTrip(toDo);
    const failures: unknown[] = [];
    platform.events.subscribe('failure.shown', (failure) => void failures.push(failure));
    await user.click(screen.getByRole('button', { name: 'Snooze for 48 hours' }));
    expect(await screen.findByRole('button', { name: 'Snooze for 48 hours' })).toBeEnabled();
    expect(failures).toHaveLength(1);
  });

  test('is offered only if the api allows it', async () => {
    await openTrip(booked);
    expect(screen.queryByRole('button', { name: /^Snooze/ })).not.toBeInTheDocument();
  });
});

test("a declined request shows the reason, and the owner's message", async () => {
  await openTrip({
    state: 'CANCELLED_OWNER',
    display_state: 'CANCELLED_OWNER',
    cancel_reason: 'BREAKDOWN',
    cancel_comment: 'The clutch has to be replaced.',
    buttons: [],
  });
  expect(screen.getByText('The camper needs a repair. The clutch has to be replaced.')).toBeVisible();
});
