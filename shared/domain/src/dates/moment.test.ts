import { momentMs } from './moment';

test('parses the timestamps of the api', () => {
  expect(momentMs('1970-01-01T00:00:01Z')).toBe(1000);
  expect(momentMs('1970-01-01T00:00:01.250Z')).toBe(1250);
});

test.each(['', '2027-03-01', '2027-03-01T10:00:00', '2027-03-01T10:00:00+01:00', '2027-13-01T10:00:00Z'])(
  'refuses %p, which lacks zone or date',
  (text) => {
    expect(() => momentMs(text)).toThrow(RangeError);
  },
);
