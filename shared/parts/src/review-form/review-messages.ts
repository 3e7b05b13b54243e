import type { NoMessageValues, TypedMessageDescriptor } from 'react-intl';

type Plain = TypedMessageDescriptor<NoMessageValues>;

/** Texts of the form; each side has its own catalogue. */
export interface ReviewFormMessages {
  notSaved: Plain;
  saved: Plain;
  saving: Plain;
  saveAndLeave: Plain;
  starsMissing: Plain;
  wordsMissing: Plain;
  tooLong: TypedMessageDescriptor<{ count: number }>;
}

/** Texts beside the form. */
export interface ReviewFlowMessages {
  steps: Plain;
  promiseHidden: TypedMessageDescriptor<{ name: string; day: string }>;
  promiseWords: Plain;
  promiseAnswer: TypedMessageDescriptor<{ name: string }>;
}

/** Texts for reviews that cannot be written, or were written in another tab. */
export interface ReviewStepsMessages {
  stale: Plain;
  written: Plain;
  writtenText: Plain;
  closed: Plain;
  closedText: Plain;
  toReviews: Plain;
}

/** Names of one to five stars. */
export type StarMessages = Record<(typeof STARS)[number], Plain>;

export const STARS = ['one', 'two', 'three', 'four', 'five'] as const;
