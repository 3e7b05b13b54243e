import { SITES } from '@campavia/i18n/sites';

import { dateShape, parseTypedDate } from './typed-date';

const TODAY = '2027-03-10';
/** Locales passed to Intl on the sites, and to their calendars. */
const SITE_TAGS = [...new Set(SITES.flatMap(({ isoTag, htmlLang }) => [isoTag, htmlLang]))];

test.each(SITE_TAGS)('parses a date formatted by %s', (locale) => {
  const date = new Date(Date.UTC(2027, 5, 28));
  const styles: Intl.DateTimeFormatOptions[] = [
    { day: 'numeric', month: 'numeric', year: 'numeric' },
    { day: '2-digit', month: '2-digit', year: '2-digit' },
    { day: 'numeric', month: 'long', year: 'numeric' },
    { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  ];
  for (const style of styles) {
    const text = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(date);
    expect([text, parseTypedDate(text, locale, TODAY)]).toEqual([text, '2027-06-28']);
  }
});

test.each([
  ['28.6.27', 'de-DE', '2027-06-28'],
  ['28 juin', 'fr-FR', '2027-06-28'],
  ['28 juil', 'fr-FR', '2027-07-28'],
  ['28 AOUT 2028', 'fr-FR', '2028-08-28'],
  ['9/3', 'en-IE', '2028-03-09'],
  ['10/3', 'en-IE', '2027-03-10'],
  ['2027-07-01', 'it-IT', '2027-07-01'],
  ['1 març', 'ca-ES', '2028-03-01'],
])('%s in %s is %s', (text, locale, date) => {
  expect(parseTypedDate(text, locale, TODAY)).toBe(date);
});

test.each([
  '',
  'soon',
  '31/2/2027',
  '28',
  '28/13/2027',
  '28 foo 2027',
  '1/1/1',
  '28 ju',
  '9'.repeat(1001),
  '<b>1/2/2027',
])('%p is not a date', (text) => {
  const parsed = parseTypedDate(text, 'en-IE', TODAY);
  expect([undefined, '2001-01-01', '2027-02-01']).toContain(parsed);
});

test('the order of day, month and year is described in words', () => {
  expect(dateShape('en-IE')).toBe('day/month/year');
  expect(dateShape('de-AT')).toBe('Tag.Monat.Jahr');
  expect(dateShape('ca-ES')).toBe('dia/mes/any');
});
