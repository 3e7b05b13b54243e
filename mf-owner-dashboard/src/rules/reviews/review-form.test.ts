import { anOwnerBooking } from '@campavia/contracts/testing';

import { requireCurrentGuest, reviewStepOf } from './review-form';

test.each([
  [undefined, 'booking'],
  ['guest', 'guest'],
  ['end', 'end'],
  ['owner', undefined],
])('%s leads to the step %s', (text, step) => {
  expect(reviewStepOf(text)).toBe(step);
});

test('reviews of a guest need a booking', () => {
  expect(requireCurrentGuest(anOwnerBooking()).first_name).toBeTruthy();
  expect(() => requireCurrentGuest(undefined)).toThrow('Can not fetch guest reviews with no current booking');
});
