import {
  advance,
  holdsPage,
  PAYMENT_TRANSITIONS,
  PAYMENT_STEPS,
  type PaymentEvent,
  type PaymentEventName,
  type PaymentState,
  type PaymentStep,
} from './payment-process';

const failure = { code: 'MPG_UNKNOWN' } as const;
const tooLong = { code: 'YSC_PAYMENT_CONFIMRATION_TOO_LONG' } as const;
const EVENTS: Record<PaymentEventName, PaymentEvent> = {
  submitted: { is: 'submitted', key: 'attempt-2' },
  held: { is: 'held', heldUntilMs: 900_000 },
  prepared: { is: 'prepared' },
  phone_ready: { is: 'phone_ready' },
  nothing_due: { is: 'nothing_due' },
  started: { is: 'started', asyncId: 'pay-1' },
  redirected: { is: 'redirected', asyncId: 'pay-1', redirectUrl: 'https://bank.test/' },
  frame_opened: { is: 'frame_opened', asyncId: 'pay-1', frameUrl: '/bank' },
  phone_asked: { is: 'phone_asked', asyncId: 'pay-1', startedAtMs: 1_000 },
  came_back: { is: 'came_back', transactionId: 'payin_1' },
  came_back_to_phone: { is: 'came_back_to_phone', asyncId: 'pay-1' },
  waiting_at_provider: { is: 'waiting_at_provider', redirectUrl: 'https://bank.test/' },
  phone_answered: { is: 'phone_answered' },
  captured: { is: 'captured' },
  confirmed: { is: 'confirmed' },
  delayed: { is: 'delayed', failure: tooLong },
  failed: { is: 'failed', failure },
  abandoned: { is: 'abandoned' },
};

const after = (start: PaymentState, ...names: PaymentEventName[]) =>
  names.reduce((state, name) => advance(state, EVENTS[name]), start);
const idle: PaymentState = { step: 'idle' };

test.each<[string, PaymentEventName[], PaymentStep]>([
  ['a card that pays at once', ['submitted', 'prepared', 'started', 'captured', 'confirmed'], 'completed'],
  ['a bank that asks on its page', ['submitted', 'prepared', 'redirected'], 'execution'],
  ['a bank that asks in a frame', ['submitted', 'prepared', 'frame_opened'], 'execution'],
  [
    'who answers in the frame',
    ['submitted', 'prepared', 'frame_opened', 'came_back', 'captured', 'confirmed'],
    'completed',
  ],
  [
    'who shuts the frame',
    ['submitted', 'prepared', 'frame_opened', 'came_back', 'waiting_at_provider'],
    'finalization',
  ],
  ['a guest who returns from there', ['came_back', 'captured', 'confirmed'], 'completed'],
  ['a guest who returns after declining', ['came_back', 'failed'], 'idle'],
  [
    'a guest who returns with Back',
    ['submitted', 'prepared', 'redirected', 'came_back', 'waiting_at_provider'],
    'finalization',
  ],
  ['a guest who then pays with another method', ['came_back', 'waiting_at_provider', 'abandoned'], 'idle'],
  ['a card that its vault refuses', ['submitted', 'failed'], 'idle'],
  ['a card that the bank refuses', ['submitted', 'prepared', 'failed'], 'idle'],
  [
    'a confirmation on the phone',
    ['submitted', 'phone_ready', 'phone_asked', 'phone_answered', 'captured', 'confirmed'],
    'completed',
  ],
  ['a no on the phone', ['submitted', 'phone_ready', 'phone_asked', 'phone_answered', 'failed'], 'idle'],
  [
    'a phone that was asked in another window',
    ['came_back_to_phone', 'phone_answered', 'captured'],
    'synchronisation',
  ],
  ['credits that pay everything', ['submitted', 'nothing_due', 'confirmed'], 'completed'],
  ['a confirmation that takes long', ['came_back', 'captured', 'delayed', 'confirmed'], 'completed'],
])('%s', (_, names, step) => expect(after(idle, ...names).step).toBe(step));

test('clicking the button twice is one attempt', () => {
  const once = after(idle, 'submitted');
  expect(advance(once, { is: 'submitted', key: 'attempt-3' })).toBe(once);
});

test('while money may have been charged, no other payment starts', () => {
  const ignoring = PAYMENT_STEPS.filter((step) => step !== 'idle');
  for (const step of ignoring) expect(PAYMENT_TRANSITIONS[step]).not.toHaveProperty('submitted');
});

test('events that do not apply to a step change nothing', () => {
  for (const step of PAYMENT_STEPS) {
    const state = { step };
    const unknown = Object.values(EVENTS).filter(({ is }) => !(is in PAYMENT_TRANSITIONS[step]));
    for (const event of unknown) expect(advance(state, event)).toBe(state);
  }
});

test('every step but the last can be left, and is reachable', () => {
  const reached = new Set(Object.values(PAYMENT_TRANSITIONS).flatMap((moves) => Object.values(moves)));
  expect([...reached].sort()).toEqual([...PAYMENT_STEPS].sort());
  for (const step of PAYMENT_STEPS) {
    const leads = Object.values(PAYMENT_TRANSITIONS[step]).some((next) => next !== step);
    expect(leads).toBe(step !== 'completed');
  }
});

test('a new attempt gets a new key and clears the previous failure', () => {
  const again = after({ step: 'idle', failure, asyncId: 'pay-0' }, 'submitted');
  expect(again).toEqual({ step: 'preparation', key: 'attempt-2' });
});

test('the days stay held when an attempt fails', () => {
  const refused = after(idle, 'submitted', 'held', 'prepared', 'failed');
  expect(refused).toEqual({ step: 'idle', failure, heldUntilMs: 900_000 });
  expect(advance(refused, EVENTS.submitted)).toMatchObject({ heldUntilMs: 900_000 });
});

test('a phone without answer is still followed: a late confirmation counts', () => {
  const event: PaymentEvent = { is: 'failed', failure, asyncId: 'pay-1' };
  expect(advance({ step: 'mbway_finalization', asyncId: 'pay-1' }, event)).toEqual({
    step: 'idle',
    failure,
    asyncId: 'pay-1',
  });
});

test.each<[PaymentStep, boolean]>([
  ['idle', false],
  ['preparation', true],
  ['execution', true],
  ['finalization', true],
  ['mbway_execution', true],
  ['mbway_finalization', true],
  ['synchronisation', true],
  ['completed', false],
])('in %s the page is held: %s', (step, isHeld) => expect(holdsPage({ step })).toBe(isHeld));

test('after the notice of a long wait the page can be left', () => {
  expect(holdsPage({ step: 'synchronisation', failure: tooLong })).toBe(false);
});
