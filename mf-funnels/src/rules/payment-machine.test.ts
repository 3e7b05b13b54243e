import {
  advance,
  holdsPage,
  PAYMENT_MOVES,
  PAYMENT_STEPS,
  type PaymentEvent,
  type PaymentEventName,
  type PaymentState,
  type PaymentStep,
} from './payment-machine';

const trouble = { code: 'MPG_UNKNOWN' } as const;
const tooLong = { code: 'YSC_PAYMENT_CONFIMRATION_TOO_LONG' } as const;
const EVENTS: Record<PaymentEventName, PaymentEvent> = {
  submitted: { is: 'submitted', key: 'attempt-2' },
  held: { is: 'held', heldUntilMs: 900_000 },
  prepared: { is: 'prepared' },
  phone_given: { is: 'phone_given' },
  closed: { is: 'closed' },
  started: { is: 'started', asyncId: 'pay-1' },
  led_away: { is: 'led_away', asyncId: 'pay-1', redirectUrl: 'https://bank.test/' },
  framed: { is: 'framed', asyncId: 'pay-1', frameUrl: '/bank' },
  phone_asked: { is: 'phone_asked', asyncId: 'pay-1', startedAtMs: 1_000 },
  came_back: { is: 'came_back', transactionId: 'payin_1' },
  came_back_to_phone: { is: 'came_back_to_phone', asyncId: 'pay-1' },
  waits_elsewhere: { is: 'waits_elsewhere', redirectUrl: 'https://bank.test/' },
  phone_answered: { is: 'phone_answered' },
  taken: { is: 'taken' },
  confirmed: { is: 'confirmed' },
  late: { is: 'late', trouble: tooLong },
  failed: { is: 'failed', trouble },
  given_up: { is: 'given_up' },
};

const after = (start: PaymentState, ...names: PaymentEventName[]) =>
  names.reduce((state, name) => advance(state, EVENTS[name]), start);
const idle: PaymentState = { step: 'idle' };

test.each<[string, PaymentEventName[], PaymentStep]>([
  ['a card that pays at once', ['submitted', 'prepared', 'started', 'taken', 'confirmed'], 'completed'],
  ['a bank that asks on its page', ['submitted', 'prepared', 'led_away'], 'execution'],
  ['a bank that asks in a frame', ['submitted', 'prepared', 'framed'], 'execution'],
  [
    'who answers in the frame',
    ['submitted', 'prepared', 'framed', 'came_back', 'taken', 'confirmed'],
    'completed',
  ],
  [
    'who shuts the frame',
    ['submitted', 'prepared', 'framed', 'came_back', 'waits_elsewhere'],
    'finalization',
  ],
  ['who comes back from there', ['came_back', 'taken', 'confirmed'], 'completed'],
  ['who comes back having declined', ['came_back', 'failed'], 'idle'],
  [
    'who comes back by Back',
    ['submitted', 'prepared', 'led_away', 'came_back', 'waits_elsewhere'],
    'finalization',
  ],
  ['who then pays another way', ['came_back', 'waits_elsewhere', 'given_up'], 'idle'],
  ['a card that its vault refuses', ['submitted', 'failed'], 'idle'],
  ['a card that the bank refuses', ['submitted', 'prepared', 'failed'], 'idle'],
  [
    'a yes on the phone',
    ['submitted', 'phone_given', 'phone_asked', 'phone_answered', 'taken', 'confirmed'],
    'completed',
  ],
  ['a no on the phone', ['submitted', 'phone_given', 'phone_asked', 'phone_answered', 'failed'], 'idle'],
  [
    'a phone that was asked in another window',
    ['came_back_to_phone', 'phone_answered', 'taken'],
    'synchronisation',
  ],
  ['credits that pay everything', ['submitted', 'closed', 'confirmed'], 'completed'],
  ['a confirmation that takes long', ['came_back', 'taken', 'late', 'confirmed'], 'completed'],
])('%s', (_, names, step) => expect(after(idle, ...names).step).toBe(step));

test('pressing the button twice is one attempt', () => {
  const once = after(idle, 'submitted');
  expect(advance(once, { is: 'submitted', key: 'attempt-3' })).toBe(once);
});

test('where money may be on its way, nothing starts another payment', () => {
  const deaf = PAYMENT_STEPS.filter((step) => step !== 'idle');
  for (const step of deaf) expect(PAYMENT_MOVES[step]).not.toHaveProperty('submitted');
});

test('what a step does not know changes nothing there', () => {
  for (const step of PAYMENT_STEPS) {
    const state = { step };
    const unknown = Object.values(EVENTS).filter(({ is }) => !(is in PAYMENT_MOVES[step]));
    for (const event of unknown) expect(advance(state, event)).toBe(state);
  }
});

test('every step but the last can be left, and is led to', () => {
  const reached = new Set(Object.values(PAYMENT_MOVES).flatMap((moves) => Object.values(moves)));
  expect([...reached].sort()).toEqual([...PAYMENT_STEPS].sort());
  for (const step of PAYMENT_STEPS) {
    const leads = Object.values(PAYMENT_MOVES[step]).some((next) => next !== step);
    expect(leads).toBe(step !== 'completed');
  }
});

test('a new attempt brings a new key and forgets the trouble of the one before', () => {
  const again = after({ step: 'idle', trouble, asyncId: 'pay-0' }, 'submitted');
  expect(again).toEqual({ step: 'preparation', key: 'attempt-2' });
});

test('the days stay held when an attempt comes to nothing', () => {
  const refused = after(idle, 'submitted', 'held', 'prepared', 'failed');
  expect(refused).toEqual({ step: 'idle', trouble, heldUntilMs: 900_000 });
  expect(advance(refused, EVENTS.submitted)).toMatchObject({ heldUntilMs: 900_000 });
});

test('a silent phone is not forgotten: a late yes still counts', () => {
  const event: PaymentEvent = { is: 'failed', trouble, asyncId: 'pay-1' };
  expect(advance({ step: 'mbway_finalization', asyncId: 'pay-1' }, event)).toEqual({
    step: 'idle',
    trouble,
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

test('who was told that it takes long may go anywhere', () => {
  expect(holdsPage({ step: 'synchronisation', trouble: tooLong })).toBe(false);
});
