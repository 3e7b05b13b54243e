import type { ComponentType } from 'react';

import type { Funnel, FunnelStep } from '../../rules/funnel/funnel-steps';

import type { StepProps } from './step-props';

const DETAILS = [
  ...(['user-details', 'travel-details', 'insurance', 'cancel-insurance'] as const),
  ...(['message-owner', 'summary'] as const),
];
const SUCCESS = ['booked', 'sent'] as const;

/** The lazy steps, in two chunks: those before the payment and those after it. */
export type LazyStep = (typeof DETAILS)[number] | (typeof SUCCESS)[number];
type Steps = Partial<Record<LazyStep, ComponentType<StepProps>>>;

const fetchDetails = async (): Promise<Steps> => (await import('./steps/details-steps')).detailsSteps;
const fetchSuccess = async (): Promise<Steps> => (await import('./success/success-steps')).openSuccessSteps();

const known: Steps = {};

export function lazyStepOf(funnel: Funnel, step: FunnelStep | undefined): LazyStep | undefined {
  if (step === 'success') return funnel === 'request' ? 'sent' : 'booked';
  return DETAILS.find((each) => each === step);
}

export function knownStep(name: LazyStep): ComponentType<StepProps> | undefined {
  return known[name];
}

/** Retries once. @throws if loading fails again */
export async function fetchStep(name: LazyStep): Promise<ComponentType<StepProps>> {
  const fetchSteps = SUCCESS.some((each) => each === name) ? fetchSuccess : fetchDetails;
  const { [name]: step } = Object.assign(known, await fetchSteps().catch(fetchSteps));
  if (!step) throw new Error(`No chunk has the step ${name}`);
  return step;
}

export async function preloadSteps(): Promise<void> {
  await Promise.allSettled([fetchStep('summary'), fetchStep('booked')]);
}
