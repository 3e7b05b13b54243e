import type { Answered } from './marketplace';

/** The name of a step, its deciding answer and the violations found in it. */
export interface StepResult {
  name: string;
  answered?: Answered;
  violations: string[];
}
