import { aBooking } from '@campavia/contracts/testing';

import { calendarFile } from './calendar-file';

test('a trip goes into a calendar with its hours as moments and its words whole', () => {
  const file = calendarFile(aBooking(), { title: 'Campervan; four, by the lake', place: 'Annecy' });
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:trip-7001@campavia',
      'DTSTART:20271101T080000Z',
      'DTEND:20271107T190000Z',
      'SUMMARY:Campervan\\; four\\, by the lake',
      'LOCATION:Annecy',
    ]),
  );
});
