import type { BookingState } from '@campavia/domain';

/** `booking-payment` is the older payment funnel. */
export const FUNNELS = ['request', 'payment', 'instant', 'booking-payment'] as const;
export type Funnel = (typeof FUNNELS)[number];

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

const NAMES: Partial<Record<Funnel, Partial<Record<FunnelStep, string>>>> = {
  'booking-payment': { summary: 'overview', 'payment-callback': 'payment-final' },
};

/** All of them belong to the payment step in the step line. */
const AFTER_PAYING: readonly FunnelStep[] = ['payment-waiting', 'payment-callback', 'payment-error'];

export function stepsOf(funnel: Funnel): readonly FunnelStep[] {
  return FUNNEL_STEPS[funnel];
}

export function nameOf(funnel: Funnel, step: FunnelStep): string {
  return NAMES[funnel]?.[step] ?? step;
}

export function stepNamed(funnel: Funnel, name: string): FunnelStep | undefined {
  return stepsOf(funnel).find((step) => nameOf(funnel, step) === name);
}

export function isAfterPaying(step: FunnelStep): boolean {
  return AFTER_PAYING.includes(step);
}

export function shownSteps(funnel: Funnel): FunnelStep[] {
  return stepsOf(funnel).filter((step) => !isAfterPaying(step) && step !== 'success');
}

export function isHalfPaid({ state }: { state: BookingState }): boolean {
  return state === 'TO_COME_NOT_PAID';
}

/** After the first instalment nothing can be changed any more. */
export function isOpenTo(booking: { state: BookingState }, step: FunnelStep): boolean {
  if (!isHalfPaid(booking)) return true;
  return ['summary', 'payment', 'success'].includes(step) || isAfterPaying(step);
}

export function stepAfter(funnel: Funnel, step: FunnelStep): FunnelStep {
  const steps = stepsOf(funnel);
  return steps[steps.indexOf(step) + 1] ?? step;
}

export function stepBefore(funnel: Funnel, step: FunnelStep): FunnelStep | undefined {
  const steps = stepsOf(funnel);
  return steps[steps.indexOf(step) - 1];
}

/** Steps after a payment map to the payment form; undefined if the other funnel has no such step. */
export function counterpartOf(funnel: Funnel, step: FunnelStep): FunnelStep | undefined {
  if (stepsOf(funnel).includes(step)) return step;
  return isAfterPaying(step) && stepsOf(funnel).includes('payment') ? 'payment' : undefined;
}
