import { somePreferences } from '@campavia/contracts/testing';

import { changesOf, countChanges, valuesOf, withDate } from './preference-values';

const saved = somePreferences();

test('unchanged fields have no differences', () => {
  expect(changesOf(saved, valuesOf(saved))).toEqual({});
});

test.each<[string, Record<string, string | undefined>, object]>([
  [
    'pets, with smoking and abroad beside them',
    { pets_allowed: 'NOT_ALLOWED' },
    { pets_allowed: 'NOT_ALLOWED', smoking_allowed: 'NOT_ALLOWED', abroad_allowed: 'ON_DEMAND' },
  ],
  ['pets without abroad', { pets_allowed: 'NOT_ALLOWED', abroad_allowed: undefined }, {}],
  ['instant booking', { instant_booking_activated: 'on' }, { instant_booking_activated: true }],
  ['the first pick-up', { min_future_days: '3' }, { min_future_days: 3 }],
  ['the last return', { max_months_future_rental: '6' }, { max_months_future_rental: 6 }],
  ['a weekday', { 'closed_weekdays.6': 'on' }, { closed_weekdays: [6, 7] }],
  ['no weekday', { 'closed_weekdays.7': undefined }, { closed_weekdays: [] }],
  ['a day', { closed_dates: '2027-12-24,2027-12-25' }, { closed_dates: ['2027-12-24', '2027-12-25'] }],
  ['the insurance', { insured_by: 'owner' }, { insured_by: 'owner' }],
])('%s is the change', (_, typed, changes) => {
  expect(changesOf(saved, { ...valuesOf(saved), ...typed })).toEqual(changes);
});

test('fields sent along with abroad are no changes of their own', () => {
  const changes = changesOf(saved, { ...valuesOf(saved), pets_allowed: 'NOT_ALLOWED' });
  expect(countChanges(saved, changes)).toBe(1);
});

test('days are sorted, each once', () => {
  expect(withDate(['2027-12-25'], '2027-12-24')).toEqual(['2027-12-24', '2027-12-25']);
  expect(withDate(['2027-12-25'], '2027-12-25')).toEqual(['2027-12-25']);
});
