import type { BookingState } from '@campavia/domain';

/** The ways from dates to a trip that have pages of their own; `booking-payment` is the older one of paying. */
export const FUNNELS = ['request', 'payment', 'instant', 'booking-payment'] as const;
export type Funnel = (typeof FUNNELS)[number];

/** The pages of each, in the order in which they are gone through. */
export const FUNNEL_STEPS = {
  request: ['user-details', 'travel-details', 'insurance', 'message-owner', 'summary', 'success'],
  instant: [
    ...['user-details', 'travel-details', 'insurance', 'cancel-insurance', 'summary'],
    ...['payment', 'payment-callback', 'success'],
  ],
  payment: [
    ...['user-details', 'insurance', 'cancel-insurance', 'summary'],
    ...['payment', 'payment-callback', 'success'],
  ],
  'booking-payment': [
    ...['user-details', 'insurance', 'cancel-insurance', 'summary'],
    ...['payment', 'payment-waiting', 'payment-callback', 'payment-error', 'success'],
  ],
} as const satisfies Record<Funnel, readonly string[]>;

export type FunnelStep =
  | 'user-details'
  | 'travel-details'
  | 'insurance'
  | 'cancel-insurance'
  | 'message-owner'
  | 'summary'
  | 'payment'
  | 'payment-waiting'
  | 'payment-callback'
  | 'payment-error'
  | 'success';

/** What the addresses of a funnel call a step, where it is not its name. */
const NAMES: Partial<Record<Funnel, Partial<Record<FunnelStep, string>>>> = {
  'booking-payment': { summary: 'overview', 'payment-callback': 'payment-final' },
};

/** What follows the button that pays: all of it is the step of paying. */
const AFTER_PAYING: readonly FunnelStep[] = ['payment-waiting', 'payment-callback', 'payment-error'];

/** The pages of a funnel. */
export function stepsOf(funnel: Funnel): readonly FunnelStep[] {
  return FUNNEL_STEPS[funnel];
}

/** What an address of the funnel calls a step. */
export function nameOf(funnel: Funnel, step: FunnelStep): string {
  return NAMES[funnel]?.[step] ?? step;
}

/** The step that an address of the funnel names; undefined where there is none. */
export function stepNamed(funnel: Funnel, name: string): FunnelStep | undefined {
  return stepsOf(funnel).find((step) => nameOf(funnel, step) === name);
}

/** Whether a step follows automatically after the press of Pay. */
export function isAfterPaying(step: FunnelStep): boolean {
  return AFTER_PAYING.includes(step);
}

/** The pages a guest is shown as steps: what follows by itself is none. */
export function shownSteps(funnel: Funnel): FunnelStep[] {
  return stepsOf(funnel).filter((step) => !isAfterPaying(step) && step !== 'success');
}

/** Whether a booking is confirmed with its first half: the second one is still to be paid. */
export function isHalfPaid({ state }: { state: BookingState }): boolean {
  return state === 'TO_COME_NOT_PAID';
}

/** Whether a step is open for a booking. After the first instalment nothing can be changed any more. */
export function isOpenTo(booking: { state: BookingState }, step: FunnelStep): boolean {
  if (!isHalfPaid(booking)) return true;
  return ['summary', 'payment', 'success'].includes(step) || isAfterPaying(step);
}

/** The step after one; the last one leads to itself. */
export function stepAfter(funnel: Funnel, step: FunnelStep): FunnelStep {
  const steps = stepsOf(funnel);
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** The step before one; undefined for the first. */
export function stepBefore(funnel: Funnel, step: FunnelStep): FunnelStep | undefined {
  const steps = stepsOf(funnel);
  return steps[steps.indexOf(step) - 1];
}

/**
 * The step of another funnel for whoever is led there from the same one: whoever waits for a payment or comes from one
 * that failed, to where one pays. Undefined where the other has none of it.
 */
export function counterpartOf(funnel: Funnel, step: FunnelStep): FunnelStep | undefined {
  if (stepsOf(funnel).includes(step)) return step;
  return isAfterPaying(step) && stepsOf(funnel).includes('payment') ? 'payment' : undefined;
}
