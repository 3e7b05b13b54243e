import { publishingMoment } from './index';

test.each([
  ['a full timestamp stays as it is', '2027-03-15T08:30:00Z', undefined, '2027-03-15T08:30:00Z'],
  ['also with a part of a second', '2027-03-15T08:30:00.250Z', undefined, '2027-03-15T08:30:00.250Z'],
  ['a timestamp without Z is one of UTC', '2027-03-15T08:30:00', undefined, '2027-03-15T08:30:00Z'],
  ['a plain day begins at midnight', '2027-03-15', undefined, '2027-03-15T00:00:00Z'],
  ['a plain day begins at the hour given', '2027-03-15', '09:00:00Z', '2027-03-15T09:00:00Z'],
])('%s', (_, text, hour, moment) => {
  expect(publishingMoment(text, hour)).toBe(moment);
});

test.each([
  '',
  '15-03-2027',
  '2027-3-15',
  '2027-03-15 08:30',
  '2027-02-31',
  '2027-13-01T00:00:00Z',
  'Z',
  'today',
])('rejects %j as a date of publication', (text) => {
  expect(() => publishingMoment(text)).toThrow('dateString format is not valid');
});
