import { act, screen, within } from '@testing-library/react';

import type { GuestBooking } from '@campavia/contracts';
import {
  aBooking,
  aBookingPrice,
  aDocument,
  anIdentityDocument,
  anInsuranceChoice,
  aRefundPreview,
  someDocuments,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openTrips, plain } from '../../../../test/open-trips';

fixClock();
setUpWire();

const TRIP = '/v4/bookings-guest/7001/';
const OWN_DOCUMENTS = '/3/docs/guest/41/';
const BOOKING_DOCUMENTS = '/3/docs/booking/7001/';

const preview = aRefundPreview();

const booked: Partial<GuestBooking> = {
  state: 'TO_COME',
  display_state: 'TO_COME',
  meta_state: 'confirmed',
  paid: '539.70',
  confirmed_on: '2027-03-09T10:00:00Z',
  can_search_more: false,
};

async function loadTripScreen(over: Partial<GuestBooking> = {}, options = {}) {
  answer('get', TRIP, aBooking(over));
  const page = openTrips('/d/trips/7001', options);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

function card(name: string) {
  const heading = screen.getByRole('heading', { name });
  return within(heading.closest('section') as HTMLElement);
}

beforeEach(() => {
  answer('get', '/3/my-requests/7001/prices/', aBookingPrice());
  answer('get', '/3/my-requests/7001/refund/', preview);
  answer('get', '/3/insurance/standard/', anInsuranceChoice());
  answer('get', OWN_DOCUMENTS, someDocuments(aDocument(), anIdentityDocument()));
  answer('get', BOOKING_DOCUMENTS, someDocuments());
  answer('get', '/3/products/1201/similar/', { results: [] });
});

test('shows the status of a request, its next step and the deadline', async () => {
  await loadTripScreen();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    '7 days with Campervan for four by the lake',
  );
  expect(screen.getByText('Waiting for Camille')).toBeVisible();
  expect(screen.getByText(/^Camille has until .*16 March.* 10:30 \(France\) to answer/)).toBeVisible();
  expect(plain(document.title)).toBe('Your trip from 1 Nov 2027 · Campavia');
  const here = screen.getByText('Camille answers').closest('li');
  expect(here).toHaveAttribute('aria-current', 'step');
  expect(here).toHaveTextContent(/You are here\. By .*16 March/);
  expect(screen.getByRole('link', { name: 'Look at others nearby' })).toBeVisible();
});

test('days and hours are in the local time of the hand-over', async () => {
  await loadTripScreen({ ...booked, time_zone: 'Pacific/Auckland', date_time_from: '2027-10-31T20:00:00Z' });
  expect(screen.getByText(/^Pick up in Annecy on Mon, 1 November.* 09:00\. 236 days to go\.$/)).toBeVisible();
  expect(screen.getByText('Local time in Annecy.')).toBeVisible();
  expect(
    screen.getByText(
      /^The documents must reach us by Fri, 29 October.* 09:00 \(New Zealand Time\).*Sun, 31 October.* 09:00 \(New Zealand Time\)/,
    ),
  ).toBeVisible();
});

test('the price expands to its lines, and every line to its calculation', async () => {
  const { user } = await loadTripScreen(booked);
  await user.click(await screen.findByText('Price breakdown (5)'));
  expect(screen.getByText('Service fee', { selector: 'summary span' })).toBeVisible();
  await user.click(screen.getByText('7 days', { selector: 'summary span' }));
  expect(screen.getByText('Low season: 7 × €60.00')).toBeVisible();
  expect(screen.getByText('−€42.00')).toBeVisible();
});

const firstInstalmentPaid: Partial<GuestBooking> = {
  ...booked,
  state: 'TO_COME_NOT_PAID',
  display_state: 'TO_COME_NOT_PAID',
  paid: '269.85',
  second_payment: { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state: 'to_come' },
};

test.each<[string, Partial<GuestBooking>, string]>([
  ['nothing paid', {}, 'Still to pay€539.70'],
  ['all paid', booked, 'Paid in full€539.70'],
  ['half paid', firstInstalmentPaid, 'Still to pay2 Oct 2027€269.85'],
])('shows the time left: %s', async (_, over, text) => {
  await loadTripScreen(over);
  const total = document.querySelector('[data-total]');
  expect(plain(total?.textContent)).toBe(text);
});

test("the owner's phone number is shown once the trip is confirmed", async () => {
  const { unmount } = await loadTripScreen();
  expect(card('The owner').getByText(/^Camille’s phone number is shown here once/)).toBeVisible();
  unmount();
  const { owner } = aBooking();
  await loadTripScreen({ ...booked, owner: { ...owner, phone: '+33612345601' } });
  const phone = card('The owner').getByRole('link', { name: '+33612345601' });
  expect(phone).toHaveAttribute('href', 'tel:+33612345601');
  expect(screen.getByText('Speaks French and English')).toBeVisible();
});

test('links to the chat with the owner', async () => {
  await loadTripScreen(booked);
  expect(screen.getByRole('link', { name: 'Write to Camille' })).toHaveAttribute(
    'href',
    '/en-ie/d/chats/booking/7001',
  );
});

test('a cancelled trip links to its receipt if it was confirmed', async () => {
  const cancelled = { state: 'CANCELLED_GUEST', display_state: 'CANCELLED_GUEST' } as const;
  const { unmount } = await loadTripScreen({ ...cancelled, confirmed_on: null });
  expect(screen.queryByRole('link', { name: 'Receipt' })).toBeNull();
  unmount();
  await loadTripScreen({ ...booked, ...cancelled });
  expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    '/en-ie/d/trips/7001/receipt',
  );
});

test('the camper’s page is linked if there is one', async () => {
  const { unmount } = await loadTripScreen();
  expect(screen.getByRole('link', { name: 'See the listing' })).toHaveAttribute(
    'href',
    '/en-ie/campers/1201',
  );
  unmount();
  await loadTripScreen({ camper: { ...aBooking().camper, has_page: false } });
  expect(screen.queryByRole('link', { name: 'See the listing' })).not.toBeInTheDocument();
});

test('shows the insurance and its excess', async () => {
  await loadTripScreen({ ...booked, rental_cover: true });
  const cover = card('How you are insured');
  expect(cover.getByText('Standard insurance')).toBeVisible();
  expect(await cover.findByText('€1,500')).toBeVisible();
  expect(cover.getByText(/^Rental cover/)).toBeVisible();
});

describe('the cancellation terms', () => {
  test("of a booked trip show today's refund, part by part, and when it changes", async () => {
    const { user } = await loadTripScreen(booked);
    const cancel = card('If you cannot go');
    expect(
      await cancel.findByText(/^Cancel today and you get back €369.60 of the €539.70 you paid/),
    ).toBeVisible();
    await user.click(cancel.getByText('Details'));
    expect(cancel.getByText('€264.60 of €378.00')).toBeVisible();
    expect(cancel.getByText('Until 2 Oct 2027')).toBeVisible();
  });

  test('of an unpaid trip cost nothing, and load no preview', async () => {
    const calls = answer('get', '/3/my-requests/7001/refund/', preview);
    await loadTripScreen();
    expect(card('If you cannot go').getByText(/free of charge/)).toBeVisible();
    expect(calls.urls).toEqual([]);
  });

  test('are hidden once a trip is over', async () => {
    await loadTripScreen({ ...booked, display_state: 'DONE' });
    expect(screen.queryByRole('heading', { name: 'If you cannot go' })).not.toBeInTheDocument();
  });
});

describe('documents', () => {
  test('those of each driver are listed before a trip, the one to act on first, but not during the trip', async () => {
    const second = {
      is_of_second_driver: true,
      status: 'valid_ask',
      submitted_at: '2027-03-09T09:00:00Z',
    } as const;
    answer('get', BOOKING_DOCUMENTS, someDocuments(aDocument({ ...second, id: 9 })));
    answer('get', OWN_DOCUMENTS, someDocuments(aDocument({ status: 'validated' }), anIdentityDocument()));
    const { unmount } = await loadTripScreen({ ...booked, second_driver: 'selected' });
    const documents = card('Documents to prepare');
    expect(await documents.findByText('1 of 3 checked')).toBeVisible();
    const names = documents.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual([
      expect.stringMatching(/^Identity card or passport/),
      expect.stringMatching(/^Second driver’s driving licence.*Being checked$/),
      expect.stringMatching(/^Driving licence.*Checked$/),
    ]);
    expect(documents.getByRole('link', { name: 'Add pages Identity card or passport' })).toHaveAttribute(
      'href',
      '/en-ie/d/trips/7001/documents/4712/upload',
    );
    unmount();
    await loadTripScreen({ ...booked, display_state: 'ONGOING' });
    expect(screen.queryByRole('heading', { name: 'Documents to prepare' })).not.toBeInTheDocument();
  });

  test.each([
    ['valid_ask', 'Your documents are being checked'],
    ['validated', 'Your documents are checked'],
    ['exp_soon', 'Your documents are checked'],
  ] as const)('once all are %s, there is no action left', async (status, title) => {
    const dates = { submitted_at: '2027-03-09T09:00:00Z', expiration_date: '2031-04-03' };
    answer('get', OWN_DOCUMENTS, someDocuments(aDocument({ status, ...dates })));
    await loadTripScreen(booked);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(/There is nothing left to do for you|there is nothing left/)).toBeVisible();
  });

  test('the proof of an emergency is required for a cancelled trip', async () => {
    answer('get', BOOKING_DOCUMENTS, someDocuments(aDocument({ document_type: 'covid_proof' })));
    await loadTripScreen({
      ...booked,
      display_state: 'CANCELLED_GUEST',
      emergency_proof_in_validation: true,
    });
    const proof = card('The proof for your refund');
    expect(await proof.findByText('Proof of the emergency')).toBeVisible();
  });

  test('those that fail to load can be loaded again', async () => {
    answer('get', OWN_DOCUMENTS, {}, { status: 500 });
    answer('get', BOOKING_DOCUMENTS, {}, { status: 500 });
    const { user } = await loadTripScreen(booked);
    const documents = card('Documents to prepare');
    expect(await documents.findByText(/could not be loaded/)).toBeVisible();
    answer('get', OWN_DOCUMENTS, someDocuments(aDocument()));
    answer('get', BOOKING_DOCUMENTS, someDocuments());
    await user.click(documents.getByRole('button', { name: 'Try again' }));
    expect(await documents.findByText('Driving licence')).toBeVisible();
  });
});

test('a trip that was not confirmed shows the reason and the refund, and no timeline', async () => {
  await loadTripScreen({
    ...booked,
    display_state: 'CANCELLED_OWNER',
    refunded: '539.70',
    ended_on: '2027-03-10T08:00:00Z',
  });
  expect(screen.getByText('Camille cancelled this trip on 10 March 2027.')).toBeVisible();
  expect(screen.getByText('€539.70 was refunded to you.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Steps of your trip' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find another camper' })).toBeVisible();
});

describe('an unsent request', () => {
  const begun = { state: 'ABANDONED', display_state: 'ABANDONED', meta_state: 'to_do' } as const;

  test('is completed in the funnel, at a price that is not final', async () => {
    await loadTripScreen(begun, { hasFunnels: true });
    const carryOn = screen.getByRole('link', { name: 'Complete your request' });
    expect(carryOn).toHaveAttribute('href', '/en-ie/campers/1201/request/7001');
    expect(screen.getByText(/^Today’s price/)).toBeVisible();
  });

  test('whose days are taken says so', async () => {
    answer('get', '/3/my-requests/7001/prices/', { __all__: ['107'] }, { status: 400 });
    await loadTripScreen(begun);
    expect(await screen.findByText(/^These days are no longer available/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Complete your request' })).not.toBeInTheDocument();
  });
});

test.each(['7002', 'summer', '0'])('trip %s, unknown or of another user, is a 404', async (id) => {
  answer('get', '/v4/bookings-guest/7002/', { detail: 'no', code: 'booking_not_found' }, { status: 404 });
  openTrips(`/d/trips/${id}`);
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('a trip that fails to load can be loaded again', async () => {
  answer('get', TRIP, { detail: 'no' }, { status: 400 });
  const { user } = openTrips('/d/trips/7001');
  expect(await screen.findByRole('heading', { name: 'This trip could not be loaded' })).toBeVisible();
  answer('get', TRIP, aBooking());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Waiting for Camille')).toBeVisible();
});

test('a change by another part of the page is shown at once', async () => {
  const { platform } = await loadTripScreen();
  answer('get', TRIP, aBooking(booked));
  act(() => platform.events.send('booking.changed', { bookingId: 7001, state: 'TO_COME' }));
  expect(await screen.findByText('Confirmed')).toBeVisible();
});
