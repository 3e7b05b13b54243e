import type { Answered } from './marketplace';

/** What a step did: the answer that says whether it was done, and what is wrong with it already. */
export interface Taken {
  name: string;
  answered?: Answered;
  violations: string[];
}
