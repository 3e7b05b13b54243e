import { screen, waitFor } from '@testing-library/react';

import { aBooking, aBookingPrice, someBookings } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { aDraft, aFullDraft, answerAfterBooking, openFunnel } from '../../../test/open-funnel';

setUpWire();

const ENTRY = '/campers/1201/request/7001';
const CHOSEN =
  'date_from=2027-11-01&date_to=2027-11-07&hour_from=14&km=200&options=51:2&insurance=reinforced&coupon=SPRING50';
const NEW = `/campers/1201/request/new?${CHOSEN}`;

const place = () => window.location.pathname + window.location.search;

test.each([
  ['an empty draft begins with the driver', aDraft(), `${ENTRY}/user-details`],
  ['a complete draft begins with the summary', aFullDraft(), `${ENTRY}/summary`],
  ['a sent request is shown as sent', aBooking(), `${ENTRY}/success`],
  ['an accepted request redirects to the trip', aBooking({ state: 'ACCEPTED' }), '/d/trips/7001'],
])('%s', async (_, booking, path) => {
  answerAfterBooking();
  openFunnel(ENTRY, { booking });
  await waitFor(() => expect(place()).toBe(`/en-ie${path}`));
});

test('an invalid number redirects to the trips', async () => {
  openFunnel('/campers/1201/request/x7');
  await waitFor(() => expect(place()).toBe('/en-ie/d/trips'));
});

test.each(['', '/summary'])('an invalid camper number is a 404 (%s)', async (step) => {
  openFunnel(`/campers/x7/request/7001${step}`, { booking: aFullDraft() });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test.each(['', '/summary'])(
  'a booking that fails to load redirects to the trips to do (%s), with the reason',
  async (step) => {
    answer(
      'get',
      '/v4/bookings-guest/7002/',
      { detail: 'Not found', code: 'booking_not_found' },
      { status: 404 },
    );
    const { platform } = openFunnel(`/campers/1201/request/7002${step}`);
    const events: unknown[] = [];
    platform.events.subscribe('toast.shown', (toast) => events.push(toast));
    await waitFor(() => expect(place()).toBe('/en-ie/d/trips?meta_state=todo'));
    expect(events).toEqual([
      { tone: 'stop', title: expect.stringMatching(/could not be opened/), isImportant: true },
    ]);
  },
);

describe('a new trip', () => {
  function wire(drafts = someBookings([])) {
    const begun = aDraft();
    answer('get', '/v4/bookings-guest/', drafts);
    answer('get', '/v4/bookings-guest/7001/', begun);
    return {
      created: answer('post', '/v4/bookings/', begun),
      options: answer('post', '/3/my-requests/7001/options/', aBookingPrice()),
      choices: answer('patch', '/3/my-requests/7001/prices/', aBookingPrice()),
      changed: answer('patch', '/v4/bookings-guest/7001/', begun),
    };
  }

  test('has all choices made on the page of the camper', async () => {
    const { created, options, choices } = wire();
    openFunnel(NEW);
    await waitFor(() => expect(place()).toBe(`/en-ie${ENTRY}/user-details`));
    expect(created.bodies).toEqual([
      {
        camper: 1201,
        date_from: '2027-11-01',
        date_to: '2027-11-07',
        hour_from: '14:00:00',
        km_package: 200,
      },
    ]);
    expect(options.bodies).toEqual([{ options: [{ id: 51, quantity: 2 }] }]);
    expect(choices.bodies).toEqual([expect.objectContaining({ insurance_id: 2, coupon_code: 'SPRING50' })]);
  });

  test('started a second time continues the first draft', async () => {
    const { created, changed } = wire(someBookings([aDraft()]));
    openFunnel(NEW);
    await waitFor(() => expect(place()).toBe(`/en-ie${ENTRY}/user-details`));
    expect(created.bodies).toEqual([]);
    expect(changed.bodies).toEqual([{ hour_from: '14:00:00' }]);
  });

  test('refused is explained, with a link back to the camper and all choices', async () => {
    wire();
    answer('post', '/v4/bookings/', { __all__: ['107'] }, { status: 400 });
    openFunnel(NEW);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/cannot be booked/);
    expect(screen.getByRole('alert')).toHaveTextContent(/Not free on these dates/);
    const back = screen.getByRole('link', { name: 'Back to the camper' });
    expect(back).toHaveAttribute('href', `/en-ie/campers/1201?${CHOSEN}`);
  });

  test('refused with a message of the api shows that message', async () => {
    wire();
    const detail = 'You have asked for enough trips for now.';
    answer('post', '/v4/bookings/', { detail, code: 'too_many_open_requests' }, { status: 405 });
    const { user } = openFunnel(NEW);
    expect(await screen.findByText(detail)).toBeVisible();
    answer('post', '/v4/bookings/', aDraft());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(place()).toBe(`/en-ie${ENTRY}/user-details`));
  });

  test('waits for a confirmed address: the link is sent again, and the trip continues from here', async () => {
    wire();
    answer('post', '/v4/bookings/', { detail: '–', code: 'email_not_confirmed' }, { status: 405 });
    const sent = answer('post', '/3/users/me/confirmation/', {});
    const { user } = openFunnel(NEW, { me: { email: 'emma@campavia.test', email_confirmed: false } });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'First confirm your e-mail address',
    );
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/is on its way to emma@campavia.test/)).toBeVisible();
    expect(sent.urls).toHaveLength(1);
    answer('post', '/v4/bookings/', aDraft());
    await user.click(screen.getByRole('button', { name: 'I have opened the link' }));
    await waitFor(() => expect(place()).toBe(`/en-ie${ENTRY}/user-details`));
  });
});

test('without dates cannot be started', async () => {
  openFunnel('/campers/1201/request/new');
  await waitFor(() => expect(place()).toBe('/en-ie/campers/1201'));
});
