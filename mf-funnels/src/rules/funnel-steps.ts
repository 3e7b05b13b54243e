/** The ways from dates to a trip that have pages of their own. */
export const FUNNELS = ['request', 'payment', 'instant'] as const;
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
} as const satisfies Record<Funnel, readonly string[]>;

export type FunnelStep =
  | 'user-details'
  | 'travel-details'
  | 'insurance'
  | 'cancel-insurance'
  | 'message-owner'
  | 'summary'
  | 'payment'
  | 'payment-callback'
  | 'success';

/** The pages of a funnel. */
export function stepsOf(funnel: Funnel): readonly FunnelStep[] {
  return FUNNEL_STEPS[funnel];
}

/** Whether an address names a page of the funnel. */
export function isStepOf(funnel: Funnel, name: string): name is FunnelStep {
  return stepsOf(funnel).some((step) => step === name);
}

/** The pages a guest is shown as steps: what follows by itself is none. */
export function shownSteps(funnel: Funnel): FunnelStep[] {
  return stepsOf(funnel).filter((step) => step !== 'payment-callback' && step !== 'success');
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
