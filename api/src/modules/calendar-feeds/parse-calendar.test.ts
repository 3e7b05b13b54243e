import { plainDate } from '@campavia/domain';

import { CALENDARS } from './test/calendars';
import { parseCalendar } from './parse-calendar';

const options = {
  within: { from: plainDate('2027-03-15'), to: plainDate('2028-03-14') },
  timeZone: 'Europe/Paris',
  ownHost: 'campavia.test',
};
const read = (text: string) =>
  parseCalendar(text, options).map(({ from, to, title }) => `${from} ${to} ${title}`);
const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1@else.test',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');

describe('calendars as they are exported', () => {
  test.each(Object.entries(CALENDARS))('%s', (_name, { text, days }) => {
    expect(read(text)).toEqual(days);
  });
});

describe('days of an event', () => {
  test.each([
    ['one day without an end', ['DTSTART;VALUE=DATE:20270601'], '2027-06-01 2027-06-01'],
    [
      'the end is excluded',
      ['DTSTART;VALUE=DATE:20270601', 'DTEND;VALUE=DATE:20270604'],
      '2027-06-01 2027-06-03',
    ],
    ['an end at midnight', ['DTSTART:20270601T180000', 'DTEND:20270603T000000'], '2027-06-01 2027-06-02'],
    ['an end in the morning', ['DTSTART:20270601T180000', 'DTEND:20270603T100000'], '2027-06-01 2027-06-03'],
    [
      'UTC is another day in Paris',
      ['DTSTART:20270601T223000Z', 'DTEND:20270602T100000Z'],
      '2027-06-02 2027-06-02',
    ],
    [
      'midnight in Paris, in UTC',
      ['DTSTART:20270601T100000Z', 'DTEND:20270602T220000Z'],
      '2027-06-01 2027-06-02',
    ],
    ['the clocks change', ['DTSTART:20271030T220000Z', 'DTEND:20271031T230000Z'], '2027-10-31 2027-10-31'],
    [
      'an end before the start',
      ['DTSTART;VALUE=DATE:20270605', 'DTEND;VALUE=DATE:20270601'],
      '2027-06-05 2027-06-05',
    ],
    ['a duration', ['DTSTART;VALUE=DATE:20270601', 'DURATION:P3D'], '2027-06-01 2027-06-03'],
  ])('%s', (_name, lines, days) => {
    expect(read(calendar(...lines))).toEqual([`${days} `]);
  });
});

test('repeated events are expanded over the calendar, without excluded dates', () => {
  const text = calendar(
    'DTSTART;VALUE=DATE:20200601',
    'RRULE:FREQ=WEEKLY;UNTIL=20270405',
    'EXDATE;VALUE=DATE:20270329',
    'SUMMARY:Course',
  );
  expect(read(text)).toEqual(['2027-03-15', '2027-03-22', '2027-04-05'].map((day) => `${day} ${day} Course`));
});

test('events without an end of repetition are expanded up to the end of the calendar', () => {
  expect(read(calendar('DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=DAILY'))).toHaveLength(366);
});

test('cancelled events, our own and those long ago take no days', () => {
  const days = ['DTSTART;VALUE=DATE:20270601', 'DTEND;VALUE=DATE:20270604'];
  expect(read(calendar(...days, 'STATUS:CANCELLED'))).toEqual([]);
  expect(read(calendar(...days).replace('1@else.test', 'days-7@campavia.test'))).toEqual([]);
  expect(read(calendar('DTSTART;VALUE=DATE:20260601'))).toEqual([]);
});

test.each([
  ['a web page', '<!doctype html><title>Sign in</title>'],
  ['nothing', ''],
  ['a card', 'BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD'],
  ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1'],
])('%s is no calendar', (_name, text) => {
  expect(() => read(text)).toThrow('calendar_not_readable');
});

test('an empty calendar takes no days', () => {
  expect(read('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR')).toEqual([]);
});

test('too many events are refused', () => {
  const events = Array.from({ length: 6 }, (_, index) =>
    ['BEGIN:VEVENT', `UID:${index}`, 'DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=DAILY', 'END:VEVENT'].join(
      '\r\n',
    ),
  );
  const text = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
  expect(() => read(text)).toThrow('calendar_too_many_events');
});

test.each([['RRULE:COUNT=3'], ['RRULE:'], ['RRULE:FREQ=DAILY;UNTIL=never'], ['RDATE:foo'], ['DURATION:abc']])(
  'an event with the invalid line %s makes a calendar unreadable',
  (line) => {
    expect(() => read(calendar('DTSTART;VALUE=DATE:20270601', line))).toThrow('calendar_not_readable');
  },
);

test.each([['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'], ['FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30']])(
  'a calendar with the rule %s, which never yields a day, does not keep the process busy',
  (rule) => {
    const text = calendar('DTSTART;VALUE=DATE:20270101', `RRULE:${rule}`);
    expect(() => parseCalendar(text, { ...options, mostMs: 100 })).toThrow('calendar_not_readable');
  },
);
