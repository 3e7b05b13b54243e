import fc from 'fast-check';

import { addDays } from '../dates';
import {
  BOOKING_ACTORS,
  BOOKING_STATES,
  BOOKING_DEADLINES,
  effectiveFactsAt,
  listTransitions,
  effectiveStateAt,
  type BookingFacts,
} from './index';
import { aHalfPaidTrip, anAcceptedRequest, anInstantBooking, aRequest, at } from './testing/a-booking';

const HOUR_MS = 3_600_000;

test.each<[string, BookingFacts, string, string | null]>([
  ['2027-03-03T7', aRequest(), 'VALIDATED', null],
  ['2027-03-03T8', aRequest(), 'ACCEPTED_EXP', 'OWNER_NO_ANSWER'],
  ['2027-03-04T7', anAcceptedRequest(), 'ACCEPTED', null],
  ['2027-03-04T8', anAcceptedRequest(), 'ACCEPTED_EXP', 'GUEST_NOT_PAID'],
  ['2027-03-02T7', anInstantBooking(), 'VALIDATED', null],
  ['2027-03-02T8', anInstantBooking(), 'ACCEPTED_EXP', 'GUEST_NOT_PAID'],
  ['2027-05-20T8', aHalfPaidTrip({ secondHalf: 'failed' }), 'TO_COME_NOT_PAID', null],
  ['2027-05-21T0', aHalfPaidTrip({ secondHalf: 'failed' }), 'CANCELLED_GUEST', null],
])('at %s every reader sees expired deadlines, whether a job has run or not', (when, facts, state, cause) => {
  const [day = '', hour = ''] = when.split('T');
  expect(effectiveStateAt(facts, at(day, Number(hour)))).toEqual({ state, cause });
});

test('a deployment can set the deadlines', () => {
  const facts = aHalfPaidTrip({ secondHalf: 'failed' });
  const now = at('2027-05-25');
  expect(effectiveStateAt(facts, now).state).toBe('CANCELLED_GUEST');
  const patient = { ...now, deadlines: { ...BOOKING_DEADLINES, secondInstalmentLastDays: 10 } };
  expect(effectiveStateAt(facts, patient).state).toBe('TO_COME_NOT_PAID');
});

const ahead = fc.integer({ min: -90, max: 90 });
const hours = fc.option(fc.integer({ min: -100, max: 100 }), { nil: null });
const NOW = at('2027-03-15', 9);

const anyFacts = fc
  .record({
    state: fc.constantFrom(...BOOKING_STATES),
    isInstant: fc.boolean(),
    ahead,
    answerIn: hours,
    payIn: hours,
    askedAgo: fc.integer({ min: 0, max: 100 }),
    paid: fc.constantFrom(0, 50_000, 100_000),
    secondHalf: fc.constantFrom(null, 'to_come' as const, 'failed' as const, 'done' as const),
    proof: fc.constantFrom('none' as const, 'waiting' as const, 'refused' as const),
    togetherAskedBy: fc.constantFrom(null, 'guest' as const, 'owner' as const),
  })
  .map(({ ahead: days, answerIn, payIn, askedAgo, ...rest }) => {
    const from = addDays(NOW.today, days);
    const inHours = (count: number | null) => (count === null ? null : NOW.ms + count * HOUR_MS);
    return anAcceptedRequest({
      from,
      to: addDays(from, 4),
      ...rest,
      answerByMs: inHours(answerIn),
      payByMs: inHours(payIn),
      togetherAskedAtMs: inHours(-askedAgo),
    });
  });

test('the effective state of an effective state is the same', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const effective = effectiveStateAt(facts, NOW);
      expect(effectiveStateAt(effectiveFactsAt(facts, NOW), NOW)).toEqual({
        state: effective.state,
        cause: null,
      });
    }),
    { numRuns: 2000 },
  );
});

test("a job that runs late changes no actor's possibilities", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const effective = effectiveFactsAt(facts, NOW);
      const actors = BOOKING_ACTORS.filter((actor) => actor !== 'clock');
      const transitionsBy = (of: BookingFacts) => actors.map((actor) => listTransitions(actor, of, NOW));
      expect(transitionsBy(facts)).toEqual(transitionsBy(effective));
    }),
    { numRuns: 1000 },
  );
});

test('no actor has two transitions of the same name at once', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const paths = BOOKING_ACTORS.flatMap((actor) =>
        listTransitions(actor, facts, NOW).map(({ name }) => `${actor} ${name}`),
      );
      expect(new Set(paths).size).toBe(paths.length);
    }),
    { numRuns: 1000 },
  );
});
