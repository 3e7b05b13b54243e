import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { anExtension, anOwnerBooking, anOwnerPrice, someConditionReports } from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openBookings } from '../../../../test/open-bookings';
import { UNDO_MS } from '../../../data/answers/pending-answers';

fixClock();
setUpWire();

const BOOKING = '/v4/bookings-owner/7001/';
const ACCEPT = `${BOOKING}accept/`;
const accepted = anOwnerBooking({
  state: 'ACCEPTED',
  display_state: 'ACCEPTED',
  meta_state: 'waiting',
  buttons: ['refuse'],
  calendar: null,
  pay_by: '2027-03-18T09:30:00Z',
});

const button = (name: RegExp | string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const path = () => window.location.pathname;

async function open(over = {}, address = '/d/bookings/7001') {
  answer('get', BOOKING, anOwnerBooking(over));
  answer('get', '/3/my-bookings/7001/prices/', anOwnerPrice());
  answer('get', `${BOOKING}condition-reports/`, someConditionReports());
  const page = openBookings(address);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const passUndoTime = () => act(() => jest.advanceTimersByTimeAsync(UNDO_MS));

describe('a request', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  test('is accepted once the time to undo has passed, and not twice', async () => {
    const calls = answer('patch', ACCEPT, accepted);
    const { shown } = await open();
    fireEvent.click(button('Accept Emma'));
    expect(screen.getAllByText(/Accepted. It is sent in a few seconds/)[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept Emma' })).toBeNull();
    expect(calls.bodies).toHaveLength(0);
    answer('get', BOOKING, accepted);
    await passUndoTime();
    await waitFor(() => expect(shown).toEqual(['Accepted. Emma can pay now.']));
    expect((await screen.findAllByText(/Emma pays by/))[0]).toBeVisible();
    await passUndoTime();
    expect(calls.bodies).toHaveLength(1);
  });

  test('that is undone is not accepted', async () => {
    const calls = answer('patch', ACCEPT, accepted);
    await open();
    fireEvent.click(button('Accept Emma'));
    fireEvent.click(button('Undo'));
    expect(button('Accept Emma')).toBeVisible();
    await passUndoTime();
    expect(calls.bodies).toHaveLength(0);
  });

  test.each([0, -1])('is undone with the keyboard where it was accepted (%s)', async (index) => {
    const calls = answer('patch', ACCEPT, accepted);
    await open();
    const press = () => fireEvent.click(document.activeElement as HTMLElement);
    const accept = screen.getAllByRole('button', { name: /^Accept/ }).at(index) as HTMLElement;
    act(() => accept.focus());
    press();
    expect(document.activeElement).toHaveAccessibleName('Undo');
    const isPressed = fireEvent.keyDown(document.activeElement as HTMLElement, {
      key: 'Enter',
      repeat: true,
    });
    expect(isPressed).toBe(false);
    press();
    expect(document.activeElement).toHaveAccessibleName(/^Accept/);
    await passUndoTime();
    expect(calls.bodies).toHaveLength(0);
  });

  test('for a change is undone with the keyboard as well', async () => {
    const extensions = [anExtension({ state: 'GUEST_ASK' })];
    await open({ display_state: 'TO_COME', buttons: ['answer_extension'], extensions, calendar: null });
    const accept = button(/^Accept/);
    act(() => accept.focus());
    fireEvent.click(accept);
    expect(button('Undo')).toHaveFocus();
    fireEvent.click(button('Undo'));
    expect(button(/^Accept/)).toHaveFocus();
  });

  test('is accepted at once when the page is left', async () => {
    const calls = answer('patch', ACCEPT, accepted);
    await open();
    fireEvent.click(button('Accept Emma'));
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(calls.bodies).toHaveLength(1));
    await passUndoTime();
    expect(calls.bodies).toHaveLength(1);
  });

  test('is accepted also when another page of the site is opened meanwhile', async () => {
    const calls = answer('patch', ACCEPT, accepted);
    const { unmount } = await open();
    fireEvent.click(button('Accept Emma'));
    unmount();
    await passUndoTime();
    await waitFor(() => expect(calls.bodies).toHaveLength(1));
  });

  test('that can no longer be accepted shows the reason and its current state', async () => {
    answer(
      'patch',
      ACCEPT,
      { detail: 'The camper is taken.', code: 'CAMPER_ALREADY_BOOKED' },
      { status: 405 },
    );
    const { shown } = await open();
    fireEvent.click(button('Accept Emma'));
    answer(
      'get',
      BOOKING,
      anOwnerBooking({ display_state: 'ACCEPTED_EXP', expiry_cause: 'TAKEN', buttons: [] }),
    );
    await passUndoTime();
    await waitFor(() => expect(shown).toEqual(['Emma was not accepted']));
    expect(await screen.findByText('Days were taken')).toBeVisible();
  });
});

test('a request names each overlapping request once, with a link', async () => {
  const { calendar } = anOwnerBooking();
  const rival = { id: 7002, first_name: 'Tom', date_from: '2027-11-04', date_to: '2027-11-10' };
  await open({ calendar: calendar && { ...calendar, rivals: [rival] } });
  expect(screen.getAllByText(/Tom asks for/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'See the request: Tom' })).toHaveAttribute(
    'href',
    '/en-ie/d/bookings/7002',
  );
  expect(screen.getByText(/Free. You have the camper back from 17 Oct 2027/)).toBeVisible();
});

test('a request for days that are taken says so once', async () => {
  const { calendar } = anOwnerBooking();
  await open({ calendar: calendar && { ...calendar, is_free: false } });
  expect(screen.getAllByText('Some of these days are taken in your calendar.')).toHaveLength(1);
});

test('price lines that fail to load are reported, and load with a retry', async () => {
  answer('get', BOOKING, anOwnerBooking());
  const prices = '/3/my-bookings/7001/prices/';
  answer('get', prices, { detail: 'No.', code: 'unknown' }, { status: 500 });
  openBookings('/d/bookings/7001');
  expect(await screen.findByText('The lines of this amount could not be loaded.')).toBeVisible();
  answer('get', prices, anOwnerPrice());
  fireEvent.click(button('Try again'));
  expect(await screen.findByText('Your part')).toBeVisible();
});

test('a booking of another owner is not found', async () => {
  answer('get', BOOKING, { detail: '', code: 'booking_not_found' }, { status: 404 });
  openBookings('/d/bookings/7001');
  expect(await screen.findByText(/not found/i)).toBeVisible();
});

test('a booked trip has a checklist for the hand-over, with the telephone number', async () => {
  const { guest } = anOwnerBooking();
  await open({
    state: 'TO_COME',
    display_state: 'TO_COME',
    calendar: null,
    buttons: ['cancel'],
    guest: { ...guest, phone: '+33612345601' },
    confirmed_on: '2027-03-09T10:00:00Z',
  });
  expect(screen.getByRole('link', { name: 'Call Emma' })).toHaveAttribute('href', 'tel:+33612345601');
  expect(screen.getByRole('heading', { name: 'Before the hand-over' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
});

test("is cancelled together when the owner agrees to the guest's request", async () => {
  const mutual_cancellation = {
    asked_by: 'guest',
    asked_on: '2027-03-10T09:00:00Z',
    open_until: '2027-03-12T09:00:00Z',
  } as const;
  const booked = { state: 'TO_COME', display_state: 'TO_COME', calendar: null } as const;
  const { user } = await open({ ...booked, buttons: ['cancel_together'], mutual_cancellation });
  const over = anOwnerBooking({ state: 'CANCELLED_BOTH', display_state: 'CANCELLED_BOTH', buttons: [] });
  const calls = answer('patch', `${BOOKING}cancel-together/`, over);
  answer('get', BOOKING, over);
  await user.click(button('Agree and cancel'));
  expect(await screen.findByText('Cancelled together')).toBeVisible();
  expect(calls.bodies).toEqual([{ agrees: true }]);
});

test('a change shows its earnings, and is declined with a reason', async () => {
  const change = anExtension({ state: 'GUEST_ASK' });
  const asked = { display_state: 'TO_COME', buttons: ['answer_extension'], extensions: [change] };
  const page = await open({ ...asked, calendar: null }, '/d/bookings/7001/refuse-change');
  const calls = answer('patch', `${BOOKING}extensions/refuse/`, { ...change, state: 'CANCEL_OWNER' });
  fireEvent.click(screen.getByRole('radio', { name: 'The camper is not free on these days' }));
  await page.user.click(button('Decline the change'));
  await waitFor(() => expect(path()).toBe('/en-ie/d/bookings/7001'));
  expect(calls.bodies).toEqual([{ reason: 'UNAVAILABLE', comment: '' }]);
  expect(page.shown).toEqual(['Declined: Emma']);
});

describe('cancelling', () => {
  const booked = {
    state: 'TO_COME',
    display_state: 'TO_COME',
    calendar: null,
    buttons: ['cancel'],
    confirmed_on: '2027-03-09T10:00:00Z',
  };

  test('shows its costs first, needs a reason, and leads back', async () => {
    const { user, shown } = await open(booked, '/d/bookings/7001/cancel');
    expect(screen.getByText(/It costs you €150.00/)).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(17);
    await user.click(button('Cancel the booking'));
    expect(screen.getAllByText('Choose a reason.')[0]).toBeVisible();
    const over = anOwnerBooking({ state: 'CANCELLED_OWNER', display_state: 'CANCELLED_OWNER', buttons: [] });
    const calls = answer('patch', `${BOOKING}cancel/`, over);
    answer('get', BOOKING, over);
    fireEvent.click(screen.getByRole('radio', { name: 'What the trip is for' }));
    await user.type(screen.getByRole('textbox'), 'We are very sorry.');
    await user.dblClick(button('Cancel the booking'));
    await waitFor(() => expect(path()).toBe('/en-ie/d/bookings/7001'));
    expect(calls.bodies).toEqual([{ reason: 'RESON_PURPOSE', comment: 'We are very sorry.' }]);
    expect(shown).toEqual(['Cancelled: Emma']);
  });

  test('is no longer possible after the booking has changed', async () => {
    await open({ ...booked, buttons: [] }, '/d/bookings/7001/cancel');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This is not possible any more');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('shows the message of the api when it refuses', async () => {
    const { user } = await open(booked, '/d/bookings/7001/cancel');
    answer(
      'patch',
      `${BOOKING}cancel/`,
      { detail: 'It has begun.', code: 'booking_in_wrong_state' },
      { status: 405 },
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Something else' }));
    await user.click(button('Cancel the booking'));
    expect(await screen.findByText('It has begun.')).toBeVisible();
  });
});
