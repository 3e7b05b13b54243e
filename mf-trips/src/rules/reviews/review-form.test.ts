import { reviewStepOf } from './review-form';

test.each([
  [undefined, 'booking'],
  ['owner', 'owner'],
  ['owner-private', 'owner-private'],
  ['end', 'end'],
  ['guest', undefined],
])('%s leads to the step %s', (text, step) => {
  expect(reviewStepOf(text)).toBe(step);
});
