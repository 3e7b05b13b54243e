import { findTextProblem, isTopic, parseBookingNumber } from './contact-checks';

test.each([
  ['', 'textMissing'],
  [' \n ', 'textMissing'],
  ['a'.repeat(5000), undefined],
  [`${'a'.repeat(5000)}  `, undefined],
  ['a'.repeat(5001), 'textTooLong'],
  ['<script>', 'textHasCode'],
  ['https://evil.test', 'textHasLink'],
  ['https://campavia.test/s', undefined],
])('a text is checked before it is sent (%#)', (text, problem) => {
  expect(findTextProblem(text, 'campavia.test')).toBe(problem);
});

test.each([
  ['7001', 7001],
  [' #7 001 ', 7001],
  ['7.001', 7001],
  ['', undefined],
  ['0', undefined],
  ['-7', undefined],
  ['7001a', undefined],
  ['9'.repeat(12), undefined],
])('a booking number is read from %j', (typed, number) => {
  expect(parseBookingNumber(typed)).toBe(number);
});

test('topics are those of the api', () => {
  expect([isTopic('PAYMENT'), isTopic('POEMS'), isTopic('')]).toEqual([true, false, false]);
});
