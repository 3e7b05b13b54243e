import { plainDate } from '../dates';
import {
  answerDeadline,
  holdDeadline,
  momentOf,
  paymentDeadline,
  proofDeadline,
  zoneOfCountry,
} from './index';

function utc(day: string, hour: number, zone: string): string {
  return new Date(momentOf(plainDate(day), hour, zone)).toISOString().slice(0, 16);
}

test.each([
  ['2027-01-10', 9, 'Europe/Paris', '2027-01-10T08:00'],
  ['2027-07-10', 9, 'Europe/Paris', '2027-07-10T07:00'],
  ['2027-07-10', 20, 'Europe/London', '2027-07-10T19:00'],
  ['2027-01-10', 0, 'America/New_York', '2027-01-10T05:00'],
  ['2027-01-10', 14, 'Asia/Kolkata', '2027-01-10T08:30'],
  ['2027-12-31', 24, 'Europe/Lisbon', '2028-01-01T00:00'],
])('%s at %d in %s is %s in UTC', (day, hour, zone, moment) => {
  expect(utc(day, hour, zone)).toBe(moment);
});

describe('on the days on which clocks change', () => {
  test.each([
    ['2027-03-28', 0, '2027-03-27T23:00'],
    ['2027-03-28', 1, '2027-03-28T00:00'],
    ['2027-03-28', 3, '2027-03-28T01:00'],
    ['2027-03-28', 9, '2027-03-28T07:00'],
    ['2027-10-31', 0, '2027-10-30T22:00'],
    ['2027-10-31', 3, '2027-10-31T02:00'],
    ['2027-10-31', 12, '2027-10-31T11:00'],
    ['2027-10-31', 20, '2027-10-31T19:00'],
  ])('%s at %d in Paris is %s in UTC', (day, hour, moment) => {
    expect(utc(day, hour, 'Europe/Paris')).toBe(moment);
  });

  test('a skipped hour is as long after midnight as on any other day', () => {
    expect(utc('2027-03-28', 2, 'Europe/Paris')).toBe('2027-03-28T01:00');
  });

  test('an hour that clocks show twice is the first of both', () => {
    expect(utc('2027-10-31', 2, 'Europe/Paris')).toBe('2027-10-31T00:00');
  });

  test('a skipped midnight is the moment of the change', () => {
    expect(utc('2027-03-28', 0, 'Atlantic/Azores')).toBe('2027-03-28T01:00');
  });

  test('a day may have 23 or 25 hours', () => {
    const lengthOf = (day: string) =>
      (momentOf(plainDate(day), 24, 'Europe/Berlin') - momentOf(plainDate(day), 0, 'Europe/Berlin')) /
      3_600_000;
    expect(['2027-03-28', '2027-06-01', '2027-10-31'].map(lengthOf)).toEqual([23, 24, 25]);
  });
});

test('a country has its own zone, an unknown one that of the market', () => {
  expect(['PT', 'gb', 'CH', 'XX'].map(zoneOfCountry)).toEqual([
    'Europe/Lisbon',
    'Europe/London',
    'Europe/Zurich',
    'Europe/Paris',
  ]);
});

test('an unknown zone is refused', () => {
  expect(() => momentOf(plainDate('2027-01-10'), 9, 'Europe/Atlantis')).toThrow(RangeError);
});

describe('deadlines', () => {
  const now = { ms: momentOf(plainDate('2027-06-01'), 8, 'Europe/Paris') };
  const hours = (ms: number) => (ms - now.ms) / 3_600_000;
  const dayStart = (day: string) => momentOf(plainDate(day), 0, 'Europe/Paris');

  test('an owner has two days to answer, and less when the trip is near', () => {
    expect(hours(answerDeadline(now, dayStart('2027-07-01')))).toBe(48);
    expect(hours(answerDeadline(now, dayStart('2027-06-02')))).toBe(10);
    expect(hours(answerDeadline(now, dayStart('2027-06-01')))).toBeLessThan(0);
  });

  test.each([
    ['2027-07-01', 'no', 72],
    ['2027-07-01', 'yes', 24],
    ['2027-06-02', 'no', 28],
    ['2027-06-01', 'yes', 4],
  ])('a guest pays a trip from %s, instant: %s, within %d hours', (day, instant, left) => {
    const startsAtMs = momentOf(plainDate(day), 14, 'Europe/Paris');
    expect(hours(paymentDeadline(now, { isInstant: instant === 'yes', startsAtMs }))).toBe(left);
  });

  test('days are held for a day, or for a quarter of an hour during a payment', () => {
    expect([hours(holdDeadline(now, 'accepted')), hours(holdDeadline(now, 'paying'))]).toEqual([24, 0.25]);
  });

  test('force majeure must be proven two days ahead', () => {
    const startsAtMs = momentOf(plainDate('2027-06-05'), 9, 'Europe/Paris');
    expect(hours(proofDeadline({ startsAtMs }, {}))).toBe(49);
  });
});
