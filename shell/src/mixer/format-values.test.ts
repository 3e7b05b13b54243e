import { createSiteIntl } from '@campavia/i18n';
import { type Site, siteOf } from '@campavia/i18n/sites';

import { formatAge, formatMoment, formatSize } from './format-values';

const NOW = Date.parse('2027-03-10T09:00:00Z');
const intl = (locale: string) => createSiteIntl(siteOf(locale) as Site, {});
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['2027-03-10T08:59:58.000Z', '2 seconds ago'],
  ['2027-03-10T08:41:00.000Z', '19 minutes ago'],
  ['2027-03-10T06:00:00.000Z', '3 hours ago'],
  ['2027-03-09T08:00:00.000Z', 'yesterday'],
  ['2027-03-01T09:00:00.000Z', 'last week'],
  ['2027-01-02T09:00:00.000Z', '2 months ago'],
  ['2024-03-10T09:00:00.000Z', '2 years ago'],
])('the age of %s is given in everyday units', (moment, text) => {
  expect(formatAge(intl('en-ie'), moment, NOW)).toBe(text);
});

test('age and size are formatted in the language of the user', () => {
  expect(formatAge(intl('de'), '2027-03-07T09:00:00.000Z', NOW)).toBe('vor 3 Tagen');
  expect(plain(formatSize(intl('fr'), 1_340_000))).toBe('1,3 Mo');
});

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [412_345, '412 kB'],
  [1_340_000, '1.3 MB'],
  [500_000_000, '500 MB'],
])('%d bytes are shown in a suitable unit', (bytes, text) => {
  expect(plain(formatSize(intl('en-ie'), bytes))).toBe(text);
});

test.each([
  ['2027-03-10T16:10:00.000Z', 'today', '16:10'],
  ['2027-03-11T09:00:00.000Z', 'tomorrow', '9:00'],
  ['2027-03-13T09:00:00.000Z', 'Saturday, 13 March', '9:00'],
])("a link valid until %s is shown in the reader's time zone", (moment, day, time) => {
  expect(formatMoment(intl('en-ie'), moment, NOW)).toEqual({ day, time });
});
