import { screen } from '@testing-library/react';

import { fixClock, renderScreen } from '@campavia/testing';

import { SignInProblem } from './sign-in-problem';

fixClock('2027-03-10T10:41:20Z');

test.each([
  [30, 'Try again after 10:42.'],
  [60, 'Try again after 10:43.'],
  [undefined, 'Wait a minute, then try again.'],
])('after too many attempts the message says when to retry (%s s)', (retryAfterSeconds, text) => {
  renderScreen(<SignInProblem failure={{ code: 'too_many', retryAfterSeconds }} email="" />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('a browser that blocks cookies gets instructions', () => {
  renderScreen(<SignInProblem failure={{ code: 'cookies' }} email="" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Your browser does not save cookies of this site');
});

test('a lost connection has its own message', () => {
  renderScreen(<SignInProblem failure={{ code: 'away' }} email="" />);
  expect(screen.getByRole('alert')).toHaveTextContent('There was no answer. Check your connection');
});
