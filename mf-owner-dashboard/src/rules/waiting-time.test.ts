import { waitingTime } from './waiting-time';

const NOW = '2027-03-15T08:00:00.000Z';

test.each([
  ['2027-03-15T07:30:00.000Z', 0, false],
  ['2027-03-14T08:30:00.000Z', 23, false],
  ['2027-03-14T06:00:00.000Z', 26, true],
  ['2027-03-15T09:00:00.000Z', 0, false],
])('since %s: %i hours', (sentAt, hours, isLate) => {
  expect(waitingTime(sentAt, NOW)).toEqual({ hours, isLate });
});
