import { aBooking, aMe } from '@campavia/contracts/testing';

import {
  pickDriver,
  pickSavableDriver,
  checkLicenceDay,
  checkPastDay,
  pickProfileChanges,
} from './guest-details';
import { buildSimilarSearch } from './similar-search';
import { pickSavableTravel, travellerCounts, pickTravel } from './travel-form';
import { onlyFields, valuesOf } from './typed-fields';

test.each([
  ['', 'missing'],
  ['31/2/1990', 'no-day'],
  ['2027-03-16', 'ahead'],
  ['2027-03-15', undefined],
  ['1988-04-12', undefined],
])('a past day written as "%s": %s', (written, fault) => {
  expect(checkPastDay(written, '2027-03-15')).toBe(fault);
});

test('only changes go to the profile, the birthday only if none is known', () => {
  const me = aMe({ first_name: 'Léa', last_name: 'Roux', phone: '+33611111111', borned_on: '1990-01-01' });
  const form = {
    first_name: ' Léa ',
    last_name: 'Roux-Blanc',
    phone: '+33611111111',
    driver_born_on: '1988-04-12',
  };
  expect(pickProfileChanges(me, form)).toEqual({ last_name: 'Roux-Blanc' });
  expect(pickProfileChanges({ ...me, borned_on: null }, form)).toEqual({
    last_name: 'Roux-Blanc',
    borned_on: '1988-04-12',
  });
});

test('the driver is saved with the booking', () => {
  const form = { driver_born_on: '1988-04-12', driver_licence_since: '2008-06-01', licence_type: 'C' };
  expect(pickDriver(form)).toEqual(form);
});

test.each([
  ['1990-01-01', '1988-04-12', 'too-old'],
  ['2004-04-11', '1988-04-12', 'too-old'],
  ['2004-04-12', '1988-04-12', undefined],
  ['1990-01-01', '', undefined],
  ['2027-03-16', '1988-04-12', 'ahead'],
  ['', '1988-04-12', 'missing'],
])('a licence since "%s" of a driver born "%s": %s', (since, born, fault) => {
  const form = { driver_licence_since: since, driver_born_on: born };
  expect(checkLicenceDay(form, '2027-03-15')).toBe(fault);
});

test.each([
  ['all that makes sense', { born: '1988-04-12', since: '2008-06-01' }, ['born', 'since']],
  ['without an incomplete date', { born: '', since: '2008-06-01' }, ['since']],
  ['without a licence in the future', { born: '1988-04-12', since: '2027-03-16' }, ['born']],
  ['without two dates that contradict each other', { born: '1988-04-12', since: '1990-01-01' }, []],
  ['without a birth date under the minimum age', { born: '2009-03-16', since: '' }, []],
  ['without an impossible birth date', { born: '1888-04-12', since: '2008-06-01' }, ['since']],
])('while the driver is being filled in, the saved values are %s', (_, { born, since }, saved) => {
  const form = { driver_born_on: born, driver_licence_since: since, licence_type: 'C' };
  const dates = Object.entries({ born: 'driver_born_on', since: 'driver_licence_since' } as const);
  const expected = dates.filter(([name]) => saved.includes(name)).map(([, field]) => [field, form[field]]);
  expect(pickSavableDriver(form, '2027-03-15')).toEqual({
    ...Object.fromEntries(expected),
    licence_type: 'C',
  });
});

test('while the trip is being filled in, empty and too long values are not saved', () => {
  const form = { purpose: '', travelers: '2', message: 'a'.repeat(2001) };
  expect(pickSavableTravel(form)).toEqual({ travelers: 2 });
  expect(pickSavableTravel({ message: '' })).toEqual({ message: '' });
});

test('three boxes become one date once they are complete', () => {
  const boxes = (year: string) => ({ 'born.day': '2', 'born.month': '4', 'born.year': year });
  expect(valuesOf(Object.entries(boxes('1988')))).toMatchObject({ born: '1988-04-02' });
  expect(valuesOf(Object.entries(boxes('198')))).toMatchObject({ born: '' });
});

test('of all valid values only changed ones are saved', () => {
  const changes = { travelers: 2, message: 'Hello' };
  expect(onlyFields(changes, new Set(['message', 'purpose']))).toEqual({ message: 'Hello' });
  expect(onlyFields(changes, new Set(['first_name']))).toBeUndefined();
});

test('as many can travel as there are seats, or beds without seats', () => {
  expect(travellerCounts({ seatbelts: 4, beds: 6 })).toEqual([1, 2, 3, 4]);
  expect(travellerCounts({ seatbelts: 0, beds: 2 })).toEqual([1, 2]);
});

test('the trip is sent in the format of the api', () => {
  expect(pickTravel({ purpose: 'OTHER', travelers: '3' })).toEqual({ purpose: 'OTHER', travelers: 3 });
  expect(pickTravel({ purpose: 'OTHER', travelers: '1', message: ' Hello ' })).toMatchObject({
    message: 'Hello',
  });
});

test('similar campers are searched around the same place and on the same days', () => {
  expect(Object.fromEntries(buildSimilarSearch(aBooking()))).toMatchObject({
    latitude: '45.9',
    longitude: '6.12',
    date_from: '2027-11-01',
    date_to: '2027-11-07',
  });
});
