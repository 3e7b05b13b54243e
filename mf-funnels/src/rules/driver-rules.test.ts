import { aBooking, anInsuranceChoice, someInsuranceChoices } from '@campavia/contracts/testing';

import { findReplacement, isRefusedBy, findShortfall } from './driver-rules';
import { isRefusedByAll, remedyForUninsured } from './uninsured-driver';

const { choices } = someInsuranceChoices();
const owns = anInsuranceChoice({ id: 3, slug: 'none', is_default: false, price_per_day: '0.00' });
const STANDARD = 1;
const REINFORCED = 2;

/** Birthday and licence date; the trip begins on 1 November 2027. */
function drivenBy(driver_born_on: string | null, driver_licence_since: string | null = '2008-06-01') {
  return aBooking({ driver_born_on, driver_licence_since });
}
const grown = drivenBy('1988-04-12');
const ofTwentyTwo = drivenBy('2005-11-01', '2023-10-30');
const ofNineteen = drivenBy('2008-05-01', '2027-01-02');

test.each([
  [{ min_age: 21, min_licence_years: 3 }, false],
  [{ min_age: 23, min_licence_years: 3 }, true],
  [{ min_age: 21, min_licence_years: 5 }, true],
])('a driver of 22 with a licence for four years is refused under %j: %s', (rules, is) => {
  expect(isRefusedBy(rules, ofTwentyTwo)).toBe(is);
});

test('age counts on the first day of the trip', () => {
  const rules = { min_age: 22, min_licence_years: 0 };
  expect(isRefusedBy(rules, drivenBy('2005-11-01'))).toBe(false);
  expect(isRefusedBy(rules, drivenBy('2005-11-02'))).toBe(true);
});

test('the reason why none accepts a driver is known as soon as one of both dates determines it', () => {
  expect(findShortfall(choices, ofTwentyTwo)).toBeUndefined();
  expect(findShortfall(choices, drivenBy('2008-05-01', null))).toMatchObject({ age: { least: 21, is: 19 } });
  expect(findShortfall([], ofNineteen)).toBeUndefined();
  expect([grown, ofTwentyTwo, ofNineteen].map(isRefusedByAll)).toEqual([false, false, true]);
});

test.each([
  ['stays where it takes the driver', ofTwentyTwo, STANDARD, undefined],
  ['gives way to the usual one, not to a cheaper one with more to pay oneself', ofTwentyTwo, REINFORCED, 1],
  ['stays where none takes the driver', ofNineteen, REINFORCED, undefined],
])('an insurance %s', (_, driver, chosen, instead) => {
  expect(findReplacement([...choices, owns], chosen, driver)?.id).toBe(instead);
});

test('if the default one does not accept the driver either, the cheapest that does is used', () => {
  const rules = { min_age: 18, min_licence_years: 1 };
  const dear = anInsuranceChoice({ id: 7, is_default: false, price_per_day: '100.00', driver: rules });
  const cheap = { ...dear, id: 8, price_per_day: '20.00' };
  const driver = drivenBy('2008-05-01', '2026-05-01');
  expect(findReplacement([...choices, dear, cheap], STANDARD, driver)?.id).toBe(8);
});

test.each([
  ['another insurance', ofTwentyTwo, REINFORCED, 'insurance'],
  ['who drives', ofNineteen, STANDARD, 'driver'],
  ['who drives, whatever is chosen', ofNineteen, REINFORCED, 'driver'],
  ['the camper', grown, STANDARD, 'camper'],
])('a trip refused by its insurance is corrected by %s', (_, driver, chosen, remedy) => {
  expect(remedyForUninsured(chosen, driver)).toBe(remedy);
});
