import { someAvailabilities } from '@campavia/contracts/testing';
import { plainDate } from '@campavia/domain';

import { camperCalendar, isTaken, unknownCalendar, whyNotStay } from './camper-calendar';

const calendar = camperCalendar(someAvailabilities());

test.each([
  ['2027-07-01', '2027-07-07', undefined],
  ['2027-07-01', '2027-07-12', ['2027-07-12', 'busy']],
  ['2027-07-05', '2027-07-21', ['2027-07-21', 'next_trip']],
  ['2027-07-09', '2027-07-09', ['2027-07-09', 'no_room']],
  ['2027-07-01', '2027-07-02', ['2027-07-02', 'too_short']],
  ['2027-12-20', '2027-12-25', ['2027-12-25', 'closed']],
  ['2027-03-15', '2027-03-20', ['2027-03-15', 'too_early']],
])('a stay from %s to %s is judged before anybody is asked', (from, to, refused) => {
  const [day, reason] = refused ?? [];
  const expected = refused && { day, reason };
  expect(whyNotStay({ from: plainDate(from), to: plainDate(to) }, calendar)).toEqual(expected);
});

test('both ends of somebody else’s trip are taken', () => {
  const days = ['2027-07-09', '2027-07-10', '2027-07-19', '2027-07-20'];
  expect(days.map((day) => isTaken(day, calendar))).toEqual([false, true, true, false]);
});

test('before the calendar is there the shortest trip is known already', () => {
  const unknown = unknownCalendar(plainDate('2027-03-10'), 5);
  const stay = { from: plainDate('2027-07-01'), to: plainDate('2027-07-03') };
  expect(whyNotStay(stay, unknown)).toMatchObject({ reason: 'too_short' });
});
