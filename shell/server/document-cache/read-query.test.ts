import { readQuery } from './read-query';

const KNOWN = ['beds', 'types', 'where'];

test.each([
  ['', ''],
  ['?', ''],
  ['?beds=2', '?beds=2'],
  ['?types=4&beds=2&types=5', '?types=4&beds=2&types=5'],
  ['?utm_source=a&beds=2&fbclid=b&utm_id=', '?beds=2'],
  ['?gclid=a', ''],
  ['?%62eds=2', '?%62eds=2'],
  ['?beds', '?beds'],
])('finds for %s the parameters that were read: %s', (search, read) => {
  expect(readQuery(search, KNOWN)).toBe(read);
});

test.each([
  '?x=1',
  '?beds=2&x',
  '?Beds=2',
  '?beds[]=2',
  '?=1',
  '?utm_=1&utm-source=2',
  '?beds=2&constructor=1',
])('finds for %s that the parameters read are unknown', (search) => {
  expect(readQuery(search, KNOWN)).toBeUndefined();
});
