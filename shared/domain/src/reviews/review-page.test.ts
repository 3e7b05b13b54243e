import { findReviewPage, type ReviewFacts } from './review-page';

const facts = {
  review: undefined,
  isLoading: false,
  isMissing: false,
  draftId: undefined,
  canReview: true,
  hasReview: false,
  step: 'booking',
};
const published = { state: 'published' };
const draft = { state: 'draft' };

test.each<[Partial<ReviewFacts>, string]>([
  [{}, 'step'],
  [{ step: 'owner' }, 'first'],
  [{ step: 'guest' }, 'first'],
  [{ isMissing: true, isLoading: true }, 'drop'],
  [{ isLoading: true }, 'wait'],
  [{ draftId: 9001 }, 'draft'],
  [{ canReview: false }, 'closed'],
  [{ canReview: false, hasReview: true }, 'reviewed'],
  [{ review: draft, step: 'owner' }, 'step'],
  [{ review: published, canReview: false }, 'reviewed'],
  [{ review: published, canReview: false, step: 'end' }, 'step'],
])('%j shows %s', (over, page) => {
  expect(findReviewPage({ ...facts, ...over })).toBe(page);
});
