/**
 * What to show at the address of a review: `drop` the review that it names, open the `draft` of the trip, or a step.
 */
export type ReviewPage = 'wait' | 'drop' | 'draft' | 'closed' | 'reviewed' | 'first' | 'step';

export interface ReviewFacts {
  review: { state: string } | undefined;
  isLoading: boolean;
  /** The address names a review that cannot be read. */
  isMissing: boolean;
  /** The draft of the trip, if the address names none. */
  draftId: number | undefined;
  canReview: boolean;
  hasReview: boolean;
  /** The steps of the author's side: both begin with `booking` and finish with `end`. */
  step: string;
}

/** Finds what to show while a review is written. */
export function findReviewPage(facts: ReviewFacts): ReviewPage {
  if (facts.isMissing) return 'drop';
  if (facts.isLoading) return 'wait';
  if (facts.draftId !== undefined) return 'draft';
  return facts.review ? pageOf(facts.review, facts.step) : pageWithout(facts);
}

function pageOf({ state }: { state: string }, step: string): ReviewPage {
  return state === 'published' && step !== 'end' ? 'reviewed' : 'step';
}

function pageWithout({ canReview, hasReview, step }: ReviewFacts): ReviewPage {
  if (!canReview) return hasReview ? 'reviewed' : 'closed';
  return step === FIRST ? 'step' : 'first';
}

const FIRST = 'booking';
