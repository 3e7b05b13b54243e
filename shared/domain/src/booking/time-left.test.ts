import { momentMs } from '../dates';
import { agreesWithToday, findTimeLeft } from './time-left';

const NOW = momentMs('2027-03-15T09:00:00Z');

test.each([
  ['2027-03-18T09:00:00Z', { unit: 'days', count: 3 }],
  ['2027-03-17T09:00:00Z', { unit: 'days', count: 2 }],
  ['2027-03-17T08:59:59Z', { unit: 'hours', count: 47 }],
  ['2027-03-15T11:00:00Z', { unit: 'hours', count: 2 }],
  ['2027-03-15T10:59:00Z', { unit: 'minutes', count: 119 }],
  ['2027-03-15T09:00:01Z', { unit: 'minutes', count: 1 }],
  ['2027-03-15T09:00:00Z', undefined],
  ['2027-03-14T09:00:00Z', undefined],
])('until %s it is %j', (until, left) => {
  expect(findTimeLeft(momentMs(until), NOW)).toEqual(left);
});

test.each([
  ['2027-03-15', true],
  ['2027-03-16', true],
  ['2027-03-14', true],
  ['2027-03-18', false],
  ['2026-03-15', false],
])('the device clock with a document of %s: %j', (today, agrees) => {
  expect(agreesWithToday(NOW, today)).toBe(agrees);
});
