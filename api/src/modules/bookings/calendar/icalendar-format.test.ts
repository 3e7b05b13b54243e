import { LANGUAGES } from '@campavia/i18n/sites';

import { calendarText, momentValue, textValue } from '../../../core/icalendar/icalendar-format';
import { calendarTexts, type CalendarTextId } from './calendar-texts';

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('a calendar is lines of RFC 5545, each ended as the standard has it', () => {
  expect(calendarText('-//A//B//EN', [['UID', '1@example.org']])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//A//B//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:1@example.org',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['x'.repeat(400)],
  ['é'.repeat(200)],
  ['🚐 über Éze '.repeat(40)],
  ['x'.repeat(68)],
  ['x'.repeat(67)],
])('no line exceeds 75 bytes, no character is split and nothing is lost: %s', (raw) => {
  const text = calendarText('-//A//B//EN', [['SUMMARY', raw]]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${raw}\r\n`);
});

test.each([
  ['Sea, sand; and more', String.raw`Sea\, sand\; and more`],
  [String.raw`a\b`, String.raw`a\\b`],
  ['one\ntwo\r\nthree\rfour', String.raw`one\ntwo\nthree\nfour`],
  ['x\u0000y\u007Fz\tq', 'x y z q'],
  ['END:VEVENT\r\nBEGIN:VALARM', String.raw`END:VEVENT\nBEGIN:VALARM`],
])('text is escaped: %j', (raw, value) => {
  expect(textValue(raw)).toBe(value);
});

test('a moment is written in UTC', () => {
  expect(momentValue(new Date(Date.UTC(2027, 5, 28, 7, 0, 5, 999)))).toBe('20270628T070005Z');
});

test.each(LANGUAGES)('an entry is complete in %s and not in English', (language) => {
  const ids = Object.keys(calendarTexts.en) as CalendarTextId[];
  expect(Object.keys(calendarTexts[language])).toEqual(ids);
  for (const id of ids) {
    expect([id, namesIn(calendarTexts[language][id])]).toEqual([id, namesIn(calendarTexts.en[id])]);
    if (language !== 'en') expect(calendarTexts[language][id]).not.toBe(calendarTexts.en[id]);
  }
});
