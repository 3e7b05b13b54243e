import { aBooking } from '@campavia/contracts/testing';
import type { GuestBooking } from '@campavia/contracts';

import { deedOf } from './trip-deed';
import { isAhead, isEnded, isUnpaid, standingOf, TRIP_STANDINGS, type TripStanding } from './trip-standing';
import { lastDayOfReview, lastDayOfSecondHalf, lastDayToCallOff, paperTerms } from './trip-terms';
import { wayOf } from './trip-way';
import { isWholeQuery, readTripsQuery, viewOf, writeTripsQuery } from './trips-query';

const counts = (toDo: number, waiting: number, confirmed = 0) => [
  { key: 'to_do', count: toDo },
  { key: 'waiting', count: waiting },
  { key: 'confirmed', count: confirmed },
  { key: 'archived', count: 3 },
];

describe('the address of the list', () => {
  test.each([
    ['', { page: 1 }],
    ['?meta_state=todo', { tab: 'to_do', page: 1 }],
    ['?meta_state=to_do&page=3', { tab: 'to_do', page: 3 }],
    [
      '?meta_state=archived&state=cancelled_guest&year=2026',
      {
        tab: 'archived',
        state: 'CANCELLED_GUEST',
        year: 2026,
        page: 1,
      },
    ],
    ['?meta_state=archived&state=ALL', { tab: 'archived', state: 'ALL', page: 1 }],
    ['?meta_state=yesterday&state=lost&year=20&page=-1', { page: 1 }],
    ['?meta_state=__proto__&page=1e3&year=02027', { page: 1 }],
  ])('%s asks for %j', (search, expected) => {
    expect(readTripsQuery(search)).toEqual(expected);
  });

  test('is written as it is read', () => {
    const search = 'meta_state=archived&state=to_come&year=2026&page=2';
    expect(writeTripsQuery(readTripsQuery(search))).toBe(search);
  });

  test.each([
    ['what is to do', counts(1, 2), 'to_do'],
    ['what is waited for, when nothing is to do', counts(0, 2), 'waiting'],
    ['what is confirmed, when nobody is waited for', counts(0, 0, 1), 'confirmed'],
    ['what is confirmed, when there is nothing at all', counts(0, 0), 'confirmed'],
  ])('without a tab means %s', (_, given, tab) => {
    expect(viewOf({ page: 1 }, given)).toEqual({ tab, page: 1 });
  });

  test('without a tab means nothing until the counts are known; with one it need not wait', () => {
    expect(viewOf({ page: 1 }, undefined)).toBeUndefined();
    expect(viewOf({ tab: 'waiting', page: 2 }, undefined)).toEqual({ tab: 'waiting', page: 2 });
  });

  test('shows of the archive the trips that were booked, unless another state is asked for', () => {
    expect(viewOf({ tab: 'archived', page: 1 }, undefined)).toMatchObject({ state: 'TO_COME' });
    expect(viewOf({ tab: 'archived', state: 'ALL', page: 1 }, undefined)).toMatchObject({ state: 'ALL' });
    expect(isWholeQuery({ tab: 'archived', page: 1 })).toBe(false);
    expect(isWholeQuery({ tab: 'to_do', page: 1 })).toBe(true);
  });
});

const half = (state: 'to_come' | 'failed' | 'done') => ({
  second_payment: { date: '2027-10-02', amount: '269.85', amount_currency: 'EUR', state },
});

const STANDINGS: [Partial<GuestBooking>, TripStanding][] = [
  [{ display_state: 'ABANDONED' }, 'notSent'],
  [{ display_state: 'CREATED_PRO' }, 'beingMade'],
  [{ display_state: 'VALIDATED' }, 'asked'],
  [{ display_state: 'VALIDATED', is_instant: true }, 'instantUnpaid'],
  [{ display_state: 'ACCEPTED' }, 'accepted'],
  [{ display_state: 'ACCEPTED_EXP', expiry_cause: 'OWNER_NO_ANSWER' }, 'noAnswer'],
  [{ display_state: 'ACCEPTED_EXP', expiry_cause: 'GUEST_NOT_PAID' }, 'notPaid'],
  [{ display_state: 'ACCEPTED_EXP', expiry_cause: 'TAKEN' }, 'taken'],
  [{ display_state: 'ACCEPTED_EXP', expiry_cause: null }, 'ranOut'],
  [{ display_state: 'TO_COME_NOT_PAID', ...half('to_come') }, 'halfPaid'],
  [{ display_state: 'TO_COME_NOT_PAID', ...half('failed') }, 'halfFailed'],
  [{ display_state: 'TO_COME' }, 'booked'],
  [{ display_state: 'ONGOING' }, 'onTheRoad'],
  [{ display_state: 'FINISHED', buttons: ['review'] }, 'finished'],
  [{ display_state: 'FINISHED', buttons: [] }, 'done'],
  [{ display_state: 'DONE' }, 'done'],
  [{ display_state: 'CANCELLED_GUEST' }, 'calledOffByGuest'],
  [{ display_state: 'CANCELLED_OWNER', confirmed_on: null }, 'refused'],
  [{ display_state: 'CANCELLED_OWNER', confirmed_on: '2027-03-01T10:00:00Z' }, 'calledOffByOwner'],
  [{ display_state: 'CANCELLED_STAFF' }, 'calledOffByStaff'],
  [{ display_state: 'CANCELLED_BOTH' }, 'calledOffByBoth'],
];

test.each(STANDINGS)('a trip with %j stands: %s', (over, standing) => {
  expect(standingOf(aBooking(over))).toBe(standing);
});

test('every standing is told of some trip, and none is in two stages at once', () => {
  expect(new Set(STANDINGS.map(([, standing]) => standing))).toEqual(new Set(TRIP_STANDINGS));
  for (const standing of TRIP_STANDINGS) {
    const stages = [isEnded, isAhead, isUnpaid].filter((is) => is(standing));
    expect(stages.length).toBeLessThan(2);
  }
});

describe('the way of a trip', () => {
  const walked = (standing: TripStanding, over: Partial<GuestBooking> = {}) =>
    wayOf(standing, aBooking(over)).map((step) => `${step.standing} ${step.name}`);

  test('stands at the answer once a request was sent', () => {
    const all = ['paid', 'papers', 'pickUp', 'giveBack', 'review'].map((name) => `ahead ${name}`);
    expect(walked('asked')).toEqual(['done sent', 'now answered', ...all]);
  });

  test('needs no answer where none is waited for', () => {
    expect(walked('instantUnpaid', { is_instant: true })[1]).toBe('now paid');
  });

  test('has a second half where there is one', () => {
    expect(walked('halfPaid', half('to_come'))).toContain('now secondHalf');
    expect(walked('booked', half('done'))).toContain('done secondHalf');
  });

  test('is walked to its end when a trip is over, and there is none of what came to nothing', () => {
    expect(walked('done').every((step) => step.startsWith('done'))).toBe(true);
    expect(walked('taken')).toEqual([]);
  });
});

describe('what a guest can go on with', () => {
  const deed = (standing: TripStanding, over: Partial<GuestBooking> = {}) => deedOf(standing, aBooking(over));

  test.each([
    ['notSent', false, 'send', 'funnel.request'],
    ['notSent', true, 'send', 'funnel.instant'],
    ['instantUnpaid', true, 'pay', 'funnel.instant'],
    ['accepted', false, 'pay', 'funnel.payment'],
    ['halfFailed', false, 'pay', 'funnel.payment'],
  ] as const)('%s, instant %s: %s by %s', (standing, is_instant, name, address) => {
    expect(deed(standing, { is_instant })).toMatchObject({ name, address, isMyTurn: true });
  });

  test('is nothing while others are asked', () => {
    expect(deed('asked')).toBeUndefined();
    expect(deed('booked')).toBeUndefined();
  });
});

describe('terms', () => {
  const trip = { date_from: '2027-04-01', date_to: '2027-04-05', date_time_from: '2027-04-01T07:00:00Z' };

  test('papers are there three days and judged one day before the camper is handed over', () => {
    const { there, judged } = paperTerms(trip);
    expect(there).toBe(Date.parse('2027-03-29T07:00:00Z'));
    expect(judged).toBe(Date.parse('2027-03-31T07:00:00Z'));
  });

  test('days are counted on the calendar, over the change of the clock too', () => {
    expect(lastDayOfSecondHalf(trip)).toBe('2027-03-12');
    expect(lastDayToCallOff(trip)).toBe('2027-03-02');
    expect(lastDayOfReview(trip)).toBe('2027-04-19');
  });
});
