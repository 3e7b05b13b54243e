import { screen, waitFor } from '@testing-library/react';

import type { GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  anInsuranceChoice,
  aReferential,
  aSearchResult,
  someDocuments,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openTrips } from '../../../../test/open-trips';

fixClock();
setUpWire();

const SIMILAR = '/3/products/1201/similar/';
const accepted: Partial<GuestBooking> = {
  state: 'ACCEPTED',
  display_state: 'ACCEPTED',
  pay_by: '2027-03-18T15:40:00Z',
  can_search_more: false,
};
const booked: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  confirmed_on: '2027-03-09T10:00:00Z',
  can_search_more: false,
};

beforeEach(() => {
  answer('get', '/3/my-requests/7001/prices/', aBookingPrice());
  answer('get', '/3/my-requests/7001/refund/', { detail: 'no' }, { status: 400 });
  answer('get', '/3/insurance/standard/', anInsuranceChoice());
  answer('get', '/3/docs/guest/41/', someDocuments());
  answer('get', '/3/docs/booking/7001/', someDocuments());
  answer('get', SIMILAR, { results: [] });
});

async function loadTripScreen(over: Partial<GuestBooking>, options = {}) {
  answer('get', '/v4/bookings-guest/7001/', aBooking(over));
  const page = openTrips('/d/trips/7001', { hasFunnels: true, ...options });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

describe('a trip that waits for payment', () => {
  const payLink = (name: string) => screen.findByRole('link', { name });

  test('shows what is due until when in the local time of the place, and links to its payment', async () => {
    await loadTripScreen(accepted);
    expect(await screen.findByRole('heading', { name: 'To pay now' })).toBeVisible();
    expect(screen.getByText(/^Due by Thu, 18 March.* 16:40 \(France\)$/)).toBeVisible();
    expect(await payLink('Pay €539.70')).toHaveAttribute('href', '/en-ie/campers/1201/payment/7001');
    expect(screen.queryByText(/others can still book these days/)).not.toBeInTheDocument();
  });

  test('links to the older funnel while the newer one is switched off', async () => {
    const referential = aReferential();
    const flags = { ...referential.flags, regular_payment_funnel: false };
    await loadTripScreen(accepted, { platform: { referential: { ...referential, flags } } });
    expect(await payLink('Pay €539.70')).toHaveAttribute('href', '/en-ie/booking-payment?id=7001');
  });

  test('does not hold the days before payment, if it is an instant booking', async () => {
    await loadTripScreen({ ...accepted, state: 'VALIDATED', display_state: 'VALIDATED', is_instant: true });
    expect(await screen.findByText(/others can still book these days/)).toBeVisible();
    expect(await payLink('Pay €539.70')).toHaveAttribute('href', '/en-ie/campers/1201/instant-request/7001');
  });

  test('shows amount and last day of a failed second half', async () => {
    const second = { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state: 'failed' } as const;
    await loadTripScreen({
      ...booked,
      state: 'TO_COME_NOT_PAID',
      display_state: 'TO_COME_NOT_PAID',
      second_payment: second,
    });
    expect(await screen.findByText(/^Due by .*12 October 2027, or the trip is cancelled$/)).toBeVisible();
    expect(await payLink('Pay €269.85')).toBeVisible();
  });

  test('links to a pending payment, and asks for no other', async () => {
    await loadTripScreen({ ...accepted, is_being_paid: true });
    expect(await screen.findByRole('heading', { name: 'A payment is under way' })).toBeVisible();
    expect(screen.getByText(/A payment of €539.70 is under way/)).toBeVisible();
    expect(await payLink('See the status')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
  });
});

describe('while its owner has not answered', () => {
  test('a trip shows free campers for the same days', async () => {
    answer('get', SIMILAR, { results: [aSearchResult({ id: 1305, title: 'Aurora by the sea' })] });
    await loadTripScreen({});
    expect(await screen.findByRole('heading', { name: 'Also free on these days' })).toBeVisible();
    const card = screen.getByRole('link', { name: /Aurora by the sea/ });
    expect(card.getAttribute('href')).toBe('/en-ie/campers/1305?date_from=2027-11-01&date_to=2027-11-07');
  });

  test('but none once the owner has answered', async () => {
    const calls = answer('get', SIMILAR, { results: [] });
    await loadTripScreen(booked);
    expect(screen.getByRole('heading', { name: 'How you are insured' })).toBeVisible();
    expect(calls.urls).toEqual([]);
  });
});

test('a booked trip is downloaded as a calendar file of the api', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  answer('get', '/v4/bookings-guest/7001/calendar/', 'BEGIN:VCALENDAR');
  const { user } = await loadTripScreen(booked);
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saved[0]?.type).toBe('text/calendar'));
});
