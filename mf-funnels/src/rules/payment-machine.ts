import type { PaymentEvent, PaymentEventName } from './payment-events';
import type { PaymentTrouble } from './payment-trouble';

export type { PaymentEvent, PaymentEventName };

/** How far a payment has come (guest specification, section 4). */
export const PAYMENT_STEPS = [
  'idle',
  'preparation',
  'execution',
  'finalization',
  'mbway_execution',
  'mbway_finalization',
  'synchronisation',
  'completed',
] as const;
export type PaymentStep = (typeof PAYMENT_STEPS)[number];

/** Where a payment stands, with what is known of it. */
export interface PaymentState {
  step: PaymentStep;
  /** Of the attempt under way: the same for as often as it is sent. */
  key?: string;
  /** What the api calls the payment under way. */
  asyncId?: string;
  /** What a page of the provider brought back. */
  transactionId?: string;
  /** The page on which the provider waits for an answer that nobody has given. */
  redirectUrl?: string;
  /** The provider's page where it stands in a frame over this one. */
  frameUrl?: string;
  /** When a phone was asked, by the clock of this machine. */
  startedAtMs?: number;
  /** Until when the days are held, by the clock of this machine. */
  heldUntilMs?: number;
  /** What went wrong last. */
  trouble?: PaymentTrouble;
}

/** Which event leads from where to where. What a step does not name changes nothing there. */
export const PAYMENT_MOVES: Record<PaymentStep, Partial<Record<PaymentEventName, PaymentStep>>> = {
  idle: {
    submitted: 'preparation',
    came_back: 'finalization',
    came_back_to_phone: 'mbway_execution',
  },
  preparation: {
    held: 'preparation',
    prepared: 'execution',
    phone_given: 'mbway_execution',
    closed: 'synchronisation',
    confirmed: 'completed',
    failed: 'idle',
  },
  execution: {
    started: 'finalization',
    led_away: 'execution',
    framed: 'execution',
    came_back: 'finalization',
    came_back_to_phone: 'mbway_execution',
    confirmed: 'completed',
    failed: 'idle',
  },
  finalization: {
    taken: 'synchronisation',
    waits_elsewhere: 'finalization',
    late: 'finalization',
    confirmed: 'completed',
    given_up: 'idle',
    failed: 'idle',
  },
  mbway_execution: {
    phone_asked: 'mbway_execution',
    came_back: 'finalization',
    phone_answered: 'mbway_finalization',
    confirmed: 'completed',
    given_up: 'idle',
    failed: 'idle',
  },
  mbway_finalization: { taken: 'synchronisation', confirmed: 'completed', failed: 'idle' },
  synchronisation: { late: 'synchronisation', confirmed: 'completed', failed: 'idle' },
  completed: {},
};

/** The state after an event; the very same one where the event means nothing there. */
export function advance(state: PaymentState, event: PaymentEvent): PaymentState {
  const step = PAYMENT_MOVES[state.step][event.is];
  if (!step) return state;
  const { is, ...brought } = event;
  const { key, asyncId, transactionId, redirectUrl, startedAtMs, heldUntilMs } = state;
  const held = { heldUntilMs };
  const isNew = step === 'idle' || is === 'submitted';
  // An attempt that is over takes along what belonged to it, but not the days that it holds.
  const kept = isNew ? held : { key, asyncId, transactionId, redirectUrl, startedAtMs, ...held };
  return { step, ...defined(kept), ...defined(brought) };
}

/** Whether the page must stay as it is: from the moment of paying until it is known what came of it. */
export function holdsPage({ step, trouble }: PaymentState): boolean {
  return step !== 'idle' && step !== 'completed' && trouble === undefined;
}

function defined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
