import { requestEndCause, type EndedRequest } from './request-end';

const request = (over: Partial<EndedRequest>): EndedRequest => ({
  state: 'GUEST_ASK',
  answerByMs: null,
  payByMs: null,
  settledAtMs: null,
  ...over,
});

test.each([
  ['an owner who answers no', { state: 'CANCEL_OWNER', answerByMs: 20, settledAtMs: 10 }, 'refused'],
  ['no answer in time', { state: 'CANCEL_OWNER', answerByMs: 20, settledAtMs: 20 }, 'no_answer'],
  ['no answer, not stored yet', { state: 'CANCEL_OWNER', answerByMs: 20 }, 'no_answer'],
  ['a guest who takes it back', { state: 'CANCEL_GUEST', answerByMs: 20, settledAtMs: 10 }, 'withdrawn'],
  [
    'a guest who takes it back after the yes',
    { state: 'CANCEL_GUEST', answerByMs: 20, payByMs: 40, settledAtMs: 30 },
    'withdrawn',
  ],
  ['no payment in time', { state: 'CANCEL_GUEST', payByMs: 40, settledAtMs: 41 }, 'not_paid'],
  ['no payment, not stored yet', { state: 'CANCEL_GUEST', payByMs: 40 }, 'not_paid'],
  ['an open request', { state: 'GUEST_ASK', answerByMs: 20 }, null],
  ['a confirmed one', { state: 'CONFIRMED', payByMs: 40, settledAtMs: 30 }, null],
] satisfies [string, Partial<EndedRequest>, string | null][])('%s', (_, over, cause) => {
  expect(requestEndCause(request(over))).toBe(cause);
});
