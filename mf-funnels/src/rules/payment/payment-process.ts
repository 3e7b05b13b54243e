import type { PaymentFailure } from './payment-failure';

export type PaymentEvent =
  | { is: 'submitted'; key: string }
  | { is: 'held'; heldUntilMs: number }
  /** The days are held, and the provider's vault has the card. */
  | { is: 'prepared' }
  | { is: 'phone_ready' }
  /** Rental credits pay everything. */
  | { is: 'nothing_due' }
  | { is: 'started'; asyncId: string }
  | { is: 'redirected'; asyncId: string; redirectUrl: string }
  | { is: 'frame_opened'; asyncId: string; frameUrl: string }
  | { is: 'phone_asked'; asyncId: string; startedAtMs: number }
  /** The guest is back from the provider, also on a page that the browser restored from its cache. */
  | { is: 'came_back'; asyncId?: string; transactionId?: string }
  | { is: 'came_back_to_phone'; asyncId: string; startedAtMs?: number }
  /** The provider's page still waits for the guest. */
  | { is: 'waiting_at_provider'; redirectUrl: string }
  | { is: 'phone_answered' }
  | { is: 'captured'; asyncId?: string }
  /** The trip is paid, by this payment or by another one. */
  | { is: 'confirmed' }
  | { is: 'delayed'; failure: PaymentFailure }
  /** With `asyncId` if the attempt can still succeed and has to be followed. */
  | { is: 'failed'; failure: PaymentFailure; asyncId?: string }
  | { is: 'abandoned' };
export type PaymentEventName = PaymentEvent['is'];

/** The states of a payment in the browser (guest specification, section 4). */
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

export interface PaymentState {
  step: PaymentStep;
  key?: string;
  asyncId?: string;
  transactionId?: string;
  redirectUrl?: string;
  frameUrl?: string;
  /** When the confirmation on the phone was requested, by this browser's clock. */
  startedAtMs?: number;
  /** Until when the days are held, by this browser's clock. */
  heldUntilMs?: number;
  failure?: PaymentFailure;
}

/** The next state by state and event. Events that a state does not list are ignored. */
export const PAYMENT_TRANSITIONS: Record<PaymentStep, Partial<Record<PaymentEventName, PaymentStep>>> = {
  idle: {
    submitted: 'preparation',
    came_back: 'finalization',
    came_back_to_phone: 'mbway_execution',
  },
  preparation: {
    held: 'preparation',
    prepared: 'execution',
    phone_ready: 'mbway_execution',
    nothing_due: 'synchronisation',
    confirmed: 'completed',
    failed: 'idle',
  },
  execution: {
    started: 'finalization',
    redirected: 'execution',
    frame_opened: 'execution',
    came_back: 'finalization',
    came_back_to_phone: 'mbway_execution',
    confirmed: 'completed',
    failed: 'idle',
  },
  finalization: {
    captured: 'synchronisation',
    waiting_at_provider: 'finalization',
    delayed: 'finalization',
    confirmed: 'completed',
    abandoned: 'idle',
    failed: 'idle',
  },
  mbway_execution: {
    phone_asked: 'mbway_execution',
    came_back: 'finalization',
    phone_answered: 'mbway_finalization',
    confirmed: 'completed',
    abandoned: 'idle',
    failed: 'idle',
  },
  mbway_finalization: { captured: 'synchronisation', confirmed: 'completed', failed: 'idle' },
  synchronisation: { delayed: 'synchronisation', confirmed: 'completed', failed: 'idle' },
  completed: {},
};

export function advance(state: PaymentState, event: PaymentEvent): PaymentState {
  const step = PAYMENT_TRANSITIONS[state.step][event.is];
  if (!step) return state;
  const { is, ...fields } = event;
  const { key, asyncId, transactionId, redirectUrl, startedAtMs, heldUntilMs } = state;
  const held = { heldUntilMs };
  const isNew = step === 'idle' || is === 'submitted';
  // Clears the ended attempt, except the hold on the days.
  const carried = isNew ? held : { key, asyncId, transactionId, redirectUrl, startedAtMs, ...held };
  return { step, ...defined(carried), ...defined(fields) };
}

/** Whether leaving the page must be confirmed: from the click on Pay until the outcome is known. */
export function holdsPage({ step, failure }: PaymentState): boolean {
  return step !== 'idle' && step !== 'completed' && failure === undefined;
}

function defined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
