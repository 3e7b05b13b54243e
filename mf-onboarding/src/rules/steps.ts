import { LISTING_STEPS } from '@campavia/domain';

/** The steps of a new listing in their order; the last one shows how far it has come. */
export const STEPS = [...LISTING_STEPS, 'end'] as const;
export type Step = (typeof STEPS)[number];

export function isStep(text: string | undefined): text is Step {
  return (STEPS as readonly (string | undefined)[]).includes(text);
}

export function stepAfter(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? 'end';
}

export function stepBefore(step: Step): Step | undefined {
  return STEPS[STEPS.indexOf(step) - 1];
}

/** Whether a step is about a listing that exists: the others can be taken before it is created. */
export function needsListing(step: Step): boolean {
  return STEPS.indexOf(step) > STEPS.indexOf('vehicle-location');
}

/** The path of a step without the prefix of the site, with what of a query says which listing it is. */
export function stepPath(step: Step, camper: string | null | undefined): string {
  const query = camper ? `?${new URLSearchParams({ camper })}` : '';
  return `/onboarding/step/${step}${query}`;
}

/** Where `/onboarding` leads, with or without a listing that is to be completed. */
export function firstStepPath(search: string): string {
  return stepPath('vehicle-type', new URLSearchParams(search).get('camper'));
}
