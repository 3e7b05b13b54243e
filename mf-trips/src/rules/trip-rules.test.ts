import { aBooking } from '@campavia/contracts/testing';
import type { GuestBooking } from '@campavia/contracts';

import { findNextAction } from './trip-action';
import { isUpcoming, isEnded, isUnpaid, statusOf, TRIP_STATUSES, type TripStatus } from './trip-status';
import {
  lastDayOfReview,
  lastDayOfSecondInstalment,
  lastDayToCancel,
  documentDeadlines,
} from './trip-deadlines';
import { buildTimeline } from './trip-timeline';

const half = (state: 'to_come' | 'failed' | 'done') => ({
  second_payment: { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state },
});

const STATUSES: [Partial<GuestBooking>, TripStatus][] = [
  [{ display_state: 'ABANDONED' }, 'notSent'],
  [{ display_state: 'CREATED_PRO' }, 'inPreparation'],
  [{ display_state: 'VALIDATED' }, 'requested'],
  [{ display_state: 'VALIDATED', is_instant: true }, 'instantUnpaid'],
  [{ display_state: 'ACCEPTED' }, 'accepted'],
  [{ display_state: 'ACCEPTED_EXP', expiry_cause: 'OWNER_NO_ANSWER' }, 'noAnswer'],
  [{ display_state: 'ACCEPTED_EXP', expiry_cause: 'GUEST_NOT_PAID' }, 'notPaid'],
  [{ display_state: 'ACCEPTED_EXP', expiry_cause: 'TAKEN' }, 'taken'],
  [{ display_state: 'ACCEPTED_EXP', expiry_cause: null }, 'expired'],
  [{ display_state: 'TO_COME_NOT_PAID', ...half('to_come') }, 'firstInstalmentPaid'],
  [{ display_state: 'TO_COME_NOT_PAID', ...half('failed') }, 'secondInstalmentFailed'],
  [{ display_state: 'TO_COME' }, 'booked'],
  [{ display_state: 'ONGOING' }, 'ongoing'],
  [{ display_state: 'FINISHED', buttons: ['review'] }, 'finished'],
  [{ display_state: 'FINISHED', buttons: [] }, 'done'],
  [{ display_state: 'DONE' }, 'done'],
  [{ display_state: 'CANCELLED_GUEST' }, 'cancelledByGuest'],
  [{ display_state: 'CANCELLED_OWNER', confirmed_on: null }, 'refused'],
  [{ display_state: 'CANCELLED_OWNER', confirmed_on: '2027-03-01T10:00:00Z' }, 'cancelledByOwner'],
  [{ display_state: 'CANCELLED_STAFF' }, 'cancelledByStaff'],
  [{ display_state: 'CANCELLED_BOTH' }, 'cancelledByBoth'],
];

test.each(STATUSES)('a trip with %j has the status: %s', (over, status) => {
  expect(statusOf(aBooking(over))).toBe(status);
});

test('every status occurs, and none is in two stages at once', () => {
  expect(new Set(STATUSES.map(([, status]) => status))).toEqual(new Set(TRIP_STATUSES));
  for (const status of TRIP_STATUSES) {
    const stages = [isEnded, isUpcoming, isUnpaid].filter((is) => is(status));
    expect(stages.length).toBeLessThan(2);
  }
});

describe('the timeline of a trip', () => {
  const stepsOf = (status: TripStatus, over: Partial<GuestBooking> = {}) =>
    buildTimeline(status, aBooking(over)).map((step) => `${step.status} ${step.name}`);

  test('is at the answer once a request was sent', () => {
    const all = ['paid', 'documents', 'pickUp', 'return', 'review'].map((name) => `upcoming ${name}`);
    expect(stepsOf('requested')).toEqual(['done sent', 'current answered', ...all]);
  });

  test('has no answer for an instant booking', () => {
    expect(stepsOf('instantUnpaid', { is_instant: true })[1]).toBe('current paid');
  });

  test('has a second instalment if there is one', () => {
    expect(stepsOf('firstInstalmentPaid', half('to_come'))).toContain('current secondInstalment');
    expect(stepsOf('booked', half('done'))).toContain('done secondInstalment');
  });

  test('is at the pick-up once all documents are validated', () => {
    expect(stepsOf('booked')).toContain('current documents');
    const steps = buildTimeline('booked', aBooking(), true);
    expect(steps.find(({ status }) => status === 'current')?.name).toBe('pickUp');
  });

  test('is complete when a trip is over, and empty for a trip that did not take place', () => {
    expect(stepsOf('done').every((step) => step.startsWith('done'))).toBe(true);
    expect(stepsOf('taken')).toEqual([]);
  });
});

describe("the guest's next action", () => {
  const action = (status: TripStatus, over: Partial<GuestBooking> = {}) =>
    findNextAction(status, aBooking(over));

  test.each([
    ['notSent', false, 'send', 'funnel.request'],
    ['notSent', true, 'send', 'funnel.instant'],
    ['instantUnpaid', true, 'pay', 'funnel.instant'],
    ['accepted', false, 'pay', 'funnel.payment'],
    ['secondInstalmentFailed', false, 'pay', 'funnel.payment'],
    ['finished', true, 'review', 'trip.review'],
  ] as const)('%s, instant %s: %s by %s', (status, is_instant, name, address) => {
    expect(action(status, { is_instant })).toMatchObject({ name, address, isMyTurn: true });
  });

  test('is undefined while the other side has to act', () => {
    expect(action('requested')).toBeUndefined();
    expect(action('booked')).toBeUndefined();
  });
});

describe('terms', () => {
  const trip = { date_from: '2027-04-01', date_to: '2027-04-05', date_time_from: '2027-04-01T07:00:00Z' };

  test('documents must be sent three days and reviewed one day before the hand-over', () => {
    const { sent, reviewed } = documentDeadlines(trip);
    expect(sent).toBe(Date.parse('2027-03-29T07:00:00Z'));
    expect(reviewed).toBe(Date.parse('2027-03-31T07:00:00Z'));
  });

  test('days are counted on the calendar, over the change of the clock too', () => {
    expect(lastDayOfSecondInstalment(trip)).toBe('2027-03-12');
    expect(lastDayToCancel(trip)).toBe('2027-03-02');
    expect(lastDayOfReview(trip)).toBe('2027-04-19');
  });
});
