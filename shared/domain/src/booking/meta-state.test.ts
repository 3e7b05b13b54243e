import { plainDate } from '../dates';
import {
  BOOKING_STATES,
  buttonsFor,
  displayState,
  effectiveFactsAt,
  metaStateFor,
  summaryState,
} from './index';
import type { BookingFacts, BookingState, Now } from './index';
import {
  aBooking,
  aHalfPaidTrip,
  anAcceptedRequest,
  anInstantBooking,
  aRequest,
  at,
  aTrip,
} from './testing/a-booking';

function tabs(facts: BookingFacts, now: Now) {
  return [metaStateFor('guest', facts, now), metaStateFor('owner', facts, now)];
}

const SOON = at('2027-03-01', 20);
const RUNNING = at('2027-06-12');
const REVIEWABLE = at('2027-06-20');
const LATER = at('2027-06-29');

test.each<[string, BookingFacts, Now, [guest: string, owner: string]]>([
  ['a draft', aBooking(), SOON, ['to_do', 'hidden']],
  ['a hidden booking', aBooking({ state: 'CREATED' }), SOON, ['hidden', 'hidden']],
  ['a booking entered by staff', aBooking({ state: 'CREATED_PRO' }), SOON, ['waiting', 'waiting']],
  ['a request', aRequest(), SOON, ['waiting', 'to_do']],
  ['a request without an answer', aRequest(), at('2027-03-03'), ['archived', 'archived']],
  ['an accepted request', anAcceptedRequest(), SOON, ['to_do', 'waiting']],
  ['an unpaid instant booking', anInstantBooking(), SOON, ['to_do', 'hidden']],
  ['one that was never paid', anInstantBooking(), at('2027-03-05'), ['archived', 'hidden']],
  ['one that the guest dropped', aBooking({ state: 'CANCELLED_GUEST' }), SOON, ['archived', 'hidden']],
  ['a request that was called off', aRequest({ state: 'CANCELLED_GUEST' }), SOON, ['archived', 'archived']],
  ['a half-paid trip', aHalfPaidTrip(), SOON, ['confirmed', 'confirmed']],
  ['a failed second half', aHalfPaidTrip({ secondHalf: 'failed' }), SOON, ['to_do', 'confirmed']],
  ['a trip to come', aTrip(), SOON, ['confirmed', 'confirmed']],
  ['a running trip', aTrip(), RUNNING, ['confirmed', 'confirmed']],
  ['a request for more', aTrip({ hasAskedExtension: true }), RUNNING, ['waiting', 'to_do']],
  ['a trip that ended', aTrip(), REVIEWABLE, ['to_do', 'to_do']],
  ['one reviewed by the guest', aTrip({ hasGuestReview: true }), REVIEWABLE, ['confirmed', 'to_do']],
  [
    'one reviewed by both',
    aTrip({ hasGuestReview: true, hasOwnerReview: true }),
    REVIEWABLE,
    ['archived', 'archived'],
  ],
  ['one with an incident', aTrip({ hasOpenIncident: true }), REVIEWABLE, ['confirmed', 'confirmed']],
  ['one from two weeks ago', aTrip(), at('2027-06-28'), ['to_do', 'to_do']],
  ['one from longer ago', aTrip(), LATER, ['archived', 'archived']],
  ['an old incident', aTrip({ hasOpenIncident: true }), LATER, ['confirmed', 'confirmed']],
  ['a trip taken over', aTrip({ state: 'DONE' }), LATER, ['archived', 'archived']],
  ['one taken over on its way', aTrip({ state: 'ONGOING' }), RUNNING, ['confirmed', 'confirmed']],
])('%s is in the right tab', (_, facts, now, expected) => {
  expect(tabs(facts, now)).toEqual(expected);
});

test('a snoozed booking returns after two days, and only one that needs an action can be snoozed', () => {
  const snoozedUntilMs = SOON.ms + 48 * 3_600_000;
  expect(metaStateFor('guest', aBooking({ snoozedUntilMs }), SOON)).toBe('waiting');
  expect(metaStateFor('guest', aBooking({ snoozedUntilMs }), { ...SOON, ms: snoozedUntilMs })).toBe('to_do');
  expect(metaStateFor('guest', aTrip({ snoozedUntilMs }), SOON)).toBe('confirmed');
});

test.each([
  ['2027-06-09', 'TO_COME'],
  ['2027-06-10', 'ONGOING'],
  ['2027-06-14', 'ONGOING'],
  ['2027-06-15', 'FINISHED'],
  ['2027-06-29', 'DONE'],
])('on %s a trip of 10 to 14 June is %s', (day, shown) => {
  const now = at(day);
  const meta = metaStateFor('guest', aTrip(), now);
  expect(displayState(aTrip(), meta, now)).toBe(shown);
});

test('other states are shown unchanged, and an overdue one as expired', () => {
  for (const state of BOOKING_STATES.filter((each) => each !== 'TO_COME')) {
    expect(displayState(aBooking({ state }), 'archived', LATER)).toBe(state);
  }
  expect(displayState(aRequest(), 'waiting', LATER)).toBe('ACCEPTED_EXP');
});

describe('the state in one word', () => {
  const metaStateOf = (over: Partial<BookingFacts>, meta: 'confirmed' | 'archived' = 'archived') =>
    summaryState(aBooking(over), meta);

  test.each<[BookingState, string]>([
    ['VALIDATED', 'PENDING'],
    ['ACCEPTED', 'PENDING'],
    ['TO_COME_NOT_PAID', 'PENDING'],
    ['TO_COME', 'CONFIRMED'],
    ['ONGOING', 'CONFIRMED'],
    ['DONE', 'DONE'],
    ['CANCELLED_GUEST', 'DONE'],
    ['ABANDONED', 'DONE'],
  ])('%s is %s', (state, metaState) => {
    expect(metaStateOf({ state })).toBe(metaState);
  });

  test('half-paid trips are pending, though they are in the confirmed tab', () => {
    expect(metaStateOf({ state: 'TO_COME_NOT_PAID' }, 'confirmed')).toBe('PENDING');
    expect(metaStateOf({ state: 'DONE' }, 'confirmed')).toBe('CONFIRMED');
  });

  test('a pending decision of staff or an insurer is a warning', () => {
    expect(metaStateOf({ state: 'TO_COME', proof: 'waiting' }, 'confirmed')).toBe('WARNING');
    const insured = { state: 'CANCELLED_GUEST', hasCancelInsurance: true } as const;
    expect(metaStateOf({ ...insured, cancelReason: 'REASON_OTHER' })).toBe('WARNING');
    expect(metaStateOf({ ...insured, cancelReason: 'DUPLICATE' })).toBe('DONE');
    expect(metaStateOf({ ...insured, state: 'CANCELLED_OWNER', cancelReason: 'REASON_OTHER' })).toBe('DONE');
  });
});

describe('the actions that a page offers', () => {
  test.each<[string, BookingFacts, Now, [guest: string[], owner: string[]]]>([
    ['a draft', aBooking(), SOON, [['send', 'edit', 'snooze', 'drop'], []]],
    [
      'a request',
      aRequest(),
      SOON,
      [
        ['find_similar', 'cancel'],
        ['accept', 'refuse', 'snooze'],
      ],
    ],
    [
      'an unpaid instant booking',
      anInstantBooking(),
      SOON,
      [['pay', 'edit', 'find_similar', 'snooze', 'cancel'], []],
    ],
    ['an accepted request', anAcceptedRequest(), SOON, [['pay', 'edit', 'snooze', 'cancel'], ['refuse']]],
    ['an expired one', anAcceptedRequest(), LATER, [[], []]],
    [
      'a trip to come',
      aTrip(),
      SOON,
      [
        ['extend', 'ask_together', 'report_emergency', 'cancel'],
        ['ask_together', 'cancel'],
      ],
    ],
    ['a running trip', aTrip(), RUNNING, [['extend'], ['stop']]],
    ['its last evening', aTrip(), at('2027-06-14', 18), [[], []]],
    [
      'a trip that ended',
      aTrip(),
      REVIEWABLE,
      [
        ['review', 'snooze'],
        ['review', 'snooze'],
      ],
    ],
  ])('%s', (_, facts, now, [guest, owner]) => {
    expect(buttonsFor('guest', facts, now)).toEqual(guest);
    expect(buttonsFor('owner', facts, now)).toEqual(owner);
  });

  test('a side asked to cancel can agree, and one proof at a time is enough', () => {
    const asked = aTrip({ togetherAskedBy: 'owner', togetherAskedAtMs: SOON.ms - 1000 });
    expect(buttonsFor('guest', asked, SOON)).toContain('cancel_together');
    expect(buttonsFor('guest', asked, SOON)).not.toContain('ask_together');
    expect(buttonsFor('owner', asked, SOON)).toEqual(['cancel']);
    const proving = aTrip({ proof: 'waiting', proofReason: 'REASON_CORONA' });
    expect(buttonsFor('guest', proving, SOON)).toEqual(['ask_together']);
  });

  test('an owner answers an extension request', () => {
    const facts = aTrip({ hasAskedExtension: true });
    expect(buttonsFor('owner', facts, RUNNING)).toEqual(['answer_extension', 'snooze', 'stop']);
    expect(buttonsFor('guest', facts, RUNNING)).toEqual([]);
  });
});

test('facts with the effective state keep everything else', () => {
  expect(effectiveFactsAt(aRequest(), LATER)).toEqual({ ...aRequest(), state: 'ACCEPTED_EXP' });
  expect(aRequest().to).toBe(plainDate('2027-06-14'));
});
