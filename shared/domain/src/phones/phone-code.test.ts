import { isPhoneCode } from './index';

test.each([
  ['123456', true],
  [' 123 456', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['abcdef', false],
  ['', false],
])('%j as a code of six digits: %s', (code, isOne) => {
  expect(isPhoneCode(code)).toBe(isOne);
});
