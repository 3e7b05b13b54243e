import {
  aBooking,
  aHalfPaidTrip,
  anAcceptedRequest,
  anInstantBooking,
  aRequest,
  at,
  aTrip,
} from './testing/a-booking';
import {
  findTransition,
  listTransitions,
  type BookingActor,
  type BookingFacts,
  type TransitionName,
  type Now,
} from './index';

function transitions(actor: BookingActor, facts: BookingFacts, now: Now) {
  return listTransitions(actor, facts, now).map(({ name }) => name);
}

test('a request is sent while its owner has time to answer: until six hours before the first day', () => {
  const sent = (day: string, hour: number) =>
    findTransition('send_request', 'guest', aBooking(), at(day, hour));
  expect(sent('2027-06-09', 17)?.to).toBe('VALIDATED');
  expect(sent('2027-06-09', 18)).toBeUndefined();
  expect(
    findTransition('send_request', 'guest', aBooking({ isInstant: true }), at('2027-06-01')),
  ).toBeUndefined();
});

test('a request that needs no answer is sent until two hours before the hand-over', () => {
  const facts = aBooking({ isInstant: true });
  expect(transitions('guest', facts, at('2027-06-10', 11))).toEqual(['send_instant', 'drop']);
  expect(transitions('guest', facts, at('2027-06-10', 12))).toEqual(['drop']);
});

test('an owner answers a request before the deadline, and never an instant one', () => {
  expect(transitions('owner', aRequest(), at('2027-03-03', 7))).toEqual(['accept', 'refuse']);
  expect(transitions('owner', aRequest(), at('2027-03-03', 8))).toEqual([]);
  expect(transitions('owner', anInstantBooking(), at('2027-03-01', 9))).toEqual([]);
});

test('a payment in time confirms a trip; a payment after the deadline does not, though no job has run', () => {
  const paid = anAcceptedRequest({ paid: 100_000 });
  const half = anAcceptedRequest({ paid: 50_000 });
  expect(transitions('provider', paid, at('2027-03-02'))).toEqual(['pay_whole']);
  expect(transitions('provider', half, at('2027-03-02'))).toEqual(['pay_first_half']);
  expect(transitions('provider', anAcceptedRequest({ paid: 49_999 }), at('2027-03-02'))).toEqual([]);
  expect(transitions('clock', anAcceptedRequest(), at('2027-03-04'))).toEqual(['no_payment', 'taken']);
  expect(transitions('guest', anAcceptedRequest(), at('2027-03-04'))).toEqual([]);
});

test('a trip with a price of 0 is paid at once', () => {
  expect(transitions('provider', anInstantBooking({ price: 0 }), at('2027-03-01', 9))).toEqual(['pay_whole']);
});

test('half of the price is enough while the trip is more than 45 days ahead', () => {
  const half = anInstantBooking({ paid: 50_000, payByMs: null });
  expect(transitions('provider', half, at('2027-04-25'))).toEqual(['pay_first_half']);
  expect(transitions('provider', half, at('2027-04-26'))).toEqual([]);
});

test('a failed second half cancels the trip twenty days ahead; one that was never tried does not', () => {
  const failed = aHalfPaidTrip({ secondHalf: 'failed' });
  expect(transitions('clock', failed, at('2027-05-20'))).toEqual([]);
  expect(transitions('clock', failed, at('2027-05-21'))).toEqual(['second_half_missing']);
  expect(transitions('clock', aHalfPaidTrip(), at('2027-05-21'))).toEqual([]);
  const paid = aHalfPaidTrip({ secondHalf: 'failed', paid: 100_000 });
  expect(transitions('provider', paid, at('2027-05-20'))).toEqual(['pay_second_half', 'second_half_failed']);
});

test('a trip is cancelled until the hand-over, and stopped from then until the return', () => {
  expect(transitions('owner', aTrip(), at('2027-06-10', 13))).toEqual(['cancel', 'ask_together']);
  expect(transitions('owner', aTrip(), at('2027-06-10', 14))).toEqual(['stop']);
  expect(transitions('guest', aTrip(), at('2027-06-10', 14))).toEqual([]);
  expect(transitions('staff', aTrip(), at('2027-06-14', 12))).toEqual(['cancel']);
});

describe('both sides cancel together', () => {
  const asked = (by: 'guest' | 'owner') =>
    aTrip({ togetherAskedBy: by, togetherAskedAtMs: at('2027-04-01', 8).ms });

  test.each<['guest' | 'owner', 'guest' | 'owner', [string, number], string | undefined]>([
    ['guest', 'owner', ['2027-04-03', 7], 'CANCELLED_BOTH'],
    ['guest', 'owner', ['2027-04-03', 8], undefined],
    ['guest', 'guest', ['2027-04-02', 8], undefined],
    ['owner', 'guest', ['2027-04-03', 7], 'CANCELLED_BOTH'],
    ['owner', 'owner', ['2027-04-02', 8], undefined],
  ])('requested by %s, agreed to by %s at %j: %s', (by, actor, [day, hour], state) => {
    const found = findTransition('cancel_together', actor, asked(by), at(day, hour));
    expect(found?.to).toBe(state);
  });
});

test.each<[Partial<BookingFacts>, TransitionName, string | undefined]>([
  [{ proof: 'waiting', proofReason: 'REASON_CORONA' }, 'accept_proof', 'CANCELLED_GUEST'],
  [{ proof: 'waiting', proofReason: 'REASON_OWNER' }, 'accept_proof', 'CANCELLED_OWNER'],
  [{ proof: 'waiting', proofReason: 'REASON_OWNER' }, 'refuse_proof', 'CANCELLED_GUEST'],
  [{ proof: 'none' }, 'accept_proof', undefined],
  [{ proof: 'refused', proofReason: 'REASON_OWNER' }, 'accept_proof', undefined],
])('the decision on a proof changes the trip: %j, %s → %s', (over, name, to) => {
  expect(findTransition(name, 'staff', aTrip(over), at('2027-05-01'))?.to).toBe(to);
});
