import type { ComponentType } from 'react';

import type { Funnel, FunnelStep } from '../rules/funnel-steps';

import type { StepProps } from './step-props';

const TELLING = [
  ...(['user-details', 'travel-details', 'insurance', 'cancel-insurance'] as const),
  ...(['message-owner', 'summary'] as const),
];
const LAST = ['booked', 'sent'] as const;

/** The steps that come in one of two chunks: who pays has told all, and who tells is not there yet. */
export type LateStep = (typeof TELLING)[number] | (typeof LAST)[number];
type Steps = Partial<Record<LateStep, ComponentType<StepProps>>>;

const fetchTelling = async (): Promise<Steps> => (await import('./steps/telling-steps')).tellingSteps;
const fetchLast = async (): Promise<Steps> => (await import('./steps/last-steps')).lastSteps;

const known: Steps = {};

/** What is shown at a step, where that comes late. */
export function lateStepOf(funnel: Funnel, step: FunnelStep | undefined): LateStep | undefined {
  if (step === 'success') return funnel === 'request' ? 'sent' : 'booked';
  return TELLING.find((each) => each === step);
}

/** A step that was fetched before. */
export function knownStep(name: LateStep): ComponentType<StepProps> | undefined {
  return known[name];
}

/**
 * Fetches a step, and those that come with it. Asked for twice if need be.
 * @throws when it does not come
 */
export async function fetchStep(name: LateStep): Promise<ComponentType<StepProps>> {
  const fetchSteps = LAST.some((each) => each === name) ? fetchLast : fetchTelling;
  const { [name]: step } = Object.assign(known, await fetchSteps().catch(fetchSteps));
  if (!step) throw new Error(`No chunk has the step ${name}`);
  return step;
}

/** Fetches all of them ahead; nobody sees it fail. */
export async function foreseeSteps(): Promise<void> {
  await Promise.allSettled([fetchStep('summary'), fetchStep('booked')]);
}
