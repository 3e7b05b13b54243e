import type { OwnerBooking } from '@campavia/contracts';
import { anExtension, anOwnerBooking } from '@campavia/contracts/testing';
import { momentMs, OWNER_REASONS, OWNER_SIMPLE_REASONS } from '@campavia/domain';

import {
  BOOKING_STATUSES,
  findAskedExtension,
  findDeadline,
  findLastDayOfReview,
  isOwnersTurn,
  statusOf,
  type BookingStatus,
} from './booking-status';
import { daysAfterChange, earningsAfterChange } from './changed-trip';
import { canLeave, countExcess, isCharged, readLeavingReason, reasonsFor } from './leave-form';
import { findRequestNote } from './request-note';

const STATUSES: [Partial<OwnerBooking>, BookingStatus][] = [
  [{ display_state: 'CREATED_PRO' }, 'inPreparation'],
  [{ display_state: 'VALIDATED' }, 'toAnswer'],
  [{ display_state: 'ACCEPTED' }, 'accepted'],
  [{ display_state: 'ACCEPTED_EXP', expiry_cause: 'OWNER_NO_ANSWER' }, 'noAnswer'],
  [{ display_state: 'ACCEPTED_EXP', expiry_cause: 'GUEST_NOT_PAID' }, 'notPaid'],
  [{ display_state: 'ACCEPTED_EXP', expiry_cause: 'TAKEN' }, 'taken'],
  [{ display_state: 'ACCEPTED_EXP', expiry_cause: null }, 'expired'],
  [{ display_state: 'TO_COME_NOT_PAID' }, 'firstInstalmentPaid'],
  [{ display_state: 'TO_COME' }, 'booked'],
  [{ display_state: 'ONGOING' }, 'ongoing'],
  [{ display_state: 'FINISHED' }, 'finished'],
  [{ display_state: 'DONE' }, 'finished'],
  [{ display_state: 'CANCELLED_GUEST' }, 'cancelledByGuest'],
  [{ display_state: 'CANCELLED_OWNER', confirmed_on: null }, 'refused'],
  [{ display_state: 'CANCELLED_OWNER', confirmed_on: '2027-03-01T10:00:00Z' }, 'cancelledByOwner'],
  [{ display_state: 'CANCELLED_STAFF' }, 'cancelledByStaff'],
  [{ display_state: 'CANCELLED_BOTH' }, 'cancelledByBoth'],
];

test.each(STATUSES)('a booking with %j has the status: %s', (over, status) => {
  expect(statusOf(anOwnerBooking(over))).toBe(status);
});

test('every status occurs', () => {
  expect(new Set(STATUSES.map(([, status]) => status))).toEqual(new Set(BOOKING_STATUSES));
});

const change = anExtension({ state: 'GUEST_ASK', answer_by: '2027-03-17T20:00:00Z' });
const withChange = anOwnerBooking({
  display_state: 'TO_COME',
  buttons: ['answer_extension'],
  extensions: [change],
});

test('the deadline is that of the side that has to act', () => {
  const accepted = anOwnerBooking({ display_state: 'ACCEPTED', pay_by: '2027-03-18T09:00:00Z' });
  expect(findDeadline(anOwnerBooking())).toBe(momentMs('2027-03-16T09:30:00Z'));
  expect(findDeadline(accepted)).toBe(momentMs('2027-03-18T09:00:00Z'));
  expect(findDeadline(withChange)).toBe(momentMs('2027-03-17T20:00:00Z'));
  expect(findDeadline(anOwnerBooking({ display_state: 'TO_COME' }))).toBeUndefined();
});

test('a past trip shows until when its guest can be reviewed, while that is possible', () => {
  const finished = anOwnerBooking({ display_state: 'FINISHED', date_to: '2027-03-08', buttons: ['review'] });
  expect(findLastDayOfReview(finished)).toBe('2027-03-22');
  expect(findLastDayOfReview({ ...finished, buttons: [] })).toBeUndefined();
});

test('a change needs an answer only while the api offers it', () => {
  expect(findAskedExtension(withChange)).toBe(change);
  expect(findAskedExtension({ ...withChange, buttons: [] })).toBeUndefined();
  expect([withChange, anOwnerBooking(), anOwnerBooking({ display_state: 'DONE' })].map(isOwnersTurn)).toEqual(
    [true, true, false],
  );
});

test.each([
  ['day_before', 2, { from: '2027-10-30', to: '2027-11-07' }],
  ['day_after', 2, { from: '2027-11-01', to: '2027-11-09' }],
  ['day_slide', -1, { from: '2027-10-31', to: '2027-11-06' }],
  ['km_200', 1, { from: '2027-11-01', to: '2027-11-07' }],
] as const)('%s by %i days makes the trip %j', (reason, quantity, days) => {
  const requests = [{ reason, quantity, price_total: '10.00' }];
  expect(daysAfterChange(anOwnerBooking(), { requests })).toEqual(days);
});

test('the earnings from a trip with a change are exact to the cent', () => {
  expect(earningsAfterChange({ total_earnings: '1031.40' }, { price_total: '240.10' })).toBe('1271.50');
});

describe('the note on a request', () => {
  const { calendar, guest } = anOwnerBooking();
  const rival = { id: 2, first_name: 'Tom', date_from: '2027-11-04', date_to: '2027-11-10' };
  const noteOf = (around: object, documents: OwnerBooking['guest']['documents'] = 'checked') =>
    findRequestNote({
      calendar: calendar && { ...calendar, ...around },
      guest: { ...guest, documents },
    })?.name;

  test.each([
    [{ is_free: false, rivals: [rival] }, 'checked', 'taken'],
    [{ rivals: [rival] }, 'missing', 'rival'],
    [{ rivals: [rival, { ...rival, id: 3 }] }, 'sent', 'rivals'],
    [{}, 'missing', 'documentsMissing'],
    [{}, 'sent', 'documentsSent'],
    [{}, 'checked', 'free'],
  ] as const)('%j with documents %s: %s', (around, documents, name) => {
    expect(noteOf(around, documents)).toBe(name);
  });

  test('is undefined without a pending answer', () => {
    expect(findRequestNote({ calendar: null, guest })).toBeUndefined();
  });
});

describe('leaving', () => {
  test('has the short list of reasons for requests and changes, the long one for trips', () => {
    expect(reasonsFor('refuse')).toEqual(OWNER_SIMPLE_REASONS);
    expect(reasonsFor('refuseChange')).toEqual(OWNER_SIMPLE_REASONS);
    expect(reasonsFor('cancel')).toEqual(OWNER_REASONS);
    expect(readLeavingReason('cancel', 'RESON_PURPOSE')).toBe('RESON_PURPOSE');
    expect(readLeavingReason('refuse', 'RESON_PURPOSE')).toBeUndefined();
  });

  test.each([
    ['refuse', ['refuse'], true],
    ['refuse', ['cancel'], false],
    ['cancel', ['cancel'], true],
    ['cancel', ['stop'], true],
    ['cancel', ['drop'], true],
    ['cancel', ['refuse'], false],
    ['refuseChange', ['answer_extension'], true],
  ] as const)('%s with the buttons %j: %j', (leaving, buttons, isPossible) => {
    expect(canLeave(leaving, { buttons: [...buttons] })).toBe(isPossible);
  });

  test('costs something only when a paid trip is cancelled before it begins', () => {
    expect(isCharged('cancel', { buttons: ['cancel'] })).toBe(true);
    expect(isCharged('cancel', { buttons: ['stop'] })).toBe(false);
    expect(isCharged('refuse', { buttons: ['refuse'] })).toBe(false);
  });

  test('counts the characters of a comment as the api does', () => {
    expect([countExcess('a'.repeat(2000)), countExcess('🚐'.repeat(2001))]).toEqual([0, 1]);
  });
});
