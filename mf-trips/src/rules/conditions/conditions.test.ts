import { aBooking, aConditionReport, aWrittenReport } from '@campavia/contracts/testing';
import { momentMs } from '@campavia/domain';

import {
  addressOfMoment,
  findMissingParts,
  formatOdometer,
  hasConditionReports,
  momentOfAddress,
  readOdometer,
  hasReportOpened,
  showsConditionReports,
  statusOfReport,
} from './condition-progress';
import { findPhotoProblem } from './photo-problems';

const CONFIRMED = '2027-11-01T08:20:00Z';

test.each([
  [{ state: 'before' as const }, 'before'],
  [{ state: 'over' as const }, 'over'],
  [{ state: 'confirmed' as const }, 'final'],
  [{}, 'open'],
  [{ guest_confirmed_at: CONFIRMED }, 'waitingForOther'],
  [{ owner_confirmed_at: CONFIRMED }, 'waitingForYou'],
])('a report with %j is %s for its guest', (over, status) => {
  expect(statusOfReport(aWrittenReport(over))).toBe(status);
});

test.each([
  [{ guest_confirmed_at: CONFIRMED }, 'waitingForYou'],
  [{ owner_confirmed_at: CONFIRMED }, 'waitingForOther'],
  [{}, 'open'],
])('a report with %j is %s for its owner', (over, status) => {
  expect(statusOfReport(aWrittenReport(over), 'owner')).toBe(status);
});

test('the missing parts of a report are named', () => {
  expect(findMissingParts(aConditionReport())).toEqual(['photos', 'kilometres', 'fuel']);
  expect(findMissingParts(aWrittenReport({ odometer_km: 0, fuel_eighths: 0 }))).toEqual([]);
});

test.each([
  ['84210', 'km', 84_210],
  ['84 210', 'km', 84_210],
  ['84.210', 'km', 84_210],
  ['84,210', 'miles', 135_523],
  ['0', 'km', 0],
  ['-1', 'km', undefined],
  ['12a', 'km', undefined],
  ['', 'km', undefined],
  ['2000001', 'km', undefined],
  ['1300000', 'miles', undefined],
] as const)('%j %s on the odometer are %s km', (text, units, km) => {
  expect(readOdometer(text, units)).toBe(km);
});

test('entered values survive the conversion', () => {
  expect(formatOdometer(readOdometer('84,210', 'miles') ?? null, 'miles')).toBe('84210');
  expect([formatOdometer(84_210, 'km'), formatOdometer(null, 'km')]).toEqual(['84210', '']);
});

test.each([
  ['pick-up', 'pick_up'],
  ['return', 'return'],
  ['lunch', undefined],
  [undefined, undefined],
])('the address %s means %s', (text, moment) => {
  expect(momentOfAddress(text)).toBe(moment);
  if (moment) expect(addressOfMoment(moment as 'return')).toBe(text);
});

test.each([
  ['booked', 'TO_COME', true],
  ['ongoing', 'TO_COME', true],
  ['finished', 'TO_COME', true],
  ['done', 'TO_COME', true],
  ['firstInstalmentPaid', 'TO_COME_NOT_PAID', false],
  ['accepted', 'ACCEPTED', false],
  ['cancelledByGuest', 'CANCELLED_GUEST', false],
] as const)('a trip that is %s has reports: %s, %s', (status, state, has) => {
  expect(hasConditionReports(status, { state })).toBe(has);
});

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['\xff\xd8\xff', 1000, 0, undefined],
  ['\xff\xd8\xff', 1000, 20, 'many'],
  ['\xff\xd8\xff', 12_000_000, 0, 'heavy'],
  ['\0\0\0 ftypheic', 1000, 0, 'heic'],
  ['%PDF-1.7', 1000, 0, 'kind'],
  ['', 0, 0, 'empty'],
])('a file that begins with %j of %d bytes beside %d others: %s', (start, bytes, others, problem) => {
  expect(findPhotoProblem({ bytes, start: bytesOf(start), others })).toBe(problem);
});

test.each([
  ['booked', '2027-10-31T07:59:00Z', false],
  ['booked', '2027-10-31T08:00:00Z', true],
  ['ongoing', '2027-11-02T08:00:00Z', true],
  ['done', '2027-12-02T08:00:00Z', true],
] as const)('a trip that is %s shows them at %s: %s', (status, now, shows) => {
  const trip = aBooking({
    state: 'TO_COME',
    date_time_from: '2027-11-01T08:00:00Z',
    date_time_to: '2027-11-07T19:00:00Z',
  });
  expect(showsConditionReports(status, trip, momentMs(now))).toBe(shows);
});

test.each([
  ['pick_up', 'booked', '2027-10-31T07:59:00Z', false],
  ['pick_up', 'booked', '2027-10-31T08:00:00Z', true],
  ['return', 'booked', '2027-11-01T07:59:00Z', false],
  ['return', 'ongoing', '2027-11-07T12:00:00Z', true],
  ['return', 'cancelledByGuest', '2027-11-07T12:00:00Z', false],
] as const)(
  'the report of %s of a trip that is %s has opened at %s: %s',
  (moment, status, now, hasOpened) => {
    const trip = aBooking({
      state: 'TO_COME',
      date_time_from: '2027-11-01T08:00:00Z',
      date_time_to: '2027-11-07T19:00:00Z',
    });
    expect(hasReportOpened(moment, { status, trip, nowMs: momentMs(now) })).toBe(hasOpened);
  },
);
