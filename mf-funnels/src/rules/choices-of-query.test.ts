import fc from 'fast-check';

import { EXTRAS, PLAIN_CHOICES, toggleExtra, type Choices } from './choices';
import { parseChoices, queryWithChoices } from './choices-of-query';

const choices = fc.record<Choices>({
  km: fc.constantFrom(0, 100, 200),
  options: fc.dictionary(
    fc.integer({ min: 1, max: 999_999_999 }).map(String),
    fc.integer({ min: 1, max: 999 }),
    { maxKeys: 40 },
  ),
  insurance: fc.constantFrom('standard', 'reinforced', 'none'),
  extras: fc.subarray([...EXTRAS]),
  coupon: fc.option(
    fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => text.trim().toUpperCase())
      .filter((text) => text !== '' && text.length <= 40),
    { nil: undefined },
  ),
});

test('choices are parsed as they were written', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(parseChoices(`?${queryWithChoices('', chosen)}`)).toEqual(chosen);
    }),
  );
});

test('any address can be parsed, whatever it contains', () => {
  fc.assert(fc.property(fc.string(), (search) => void parseChoices(search)));
  const nonsense = '?km=7&options=a,12:0,-1,3:x&insurance=full&second_driver=yes&coupon=%20';
  expect(parseChoices(nonsense)).toEqual(PLAIN_CHOICES);
});

test('a choice keeps the dates and all other parameters', () => {
  const search = '?date_from=2027-11-01&utm_source=x&km=200&coupon=OLD';
  const query = queryWithChoices(search, { ...parseChoices(search), km: 100, coupon: undefined });
  expect(query).toBe('date_from=2027-11-01&utm_source=x');
});

test('an extra is added and removed again', () => {
  expect(toggleExtra([], 'rental_cover')).toEqual(['rental_cover']);
  expect(toggleExtra(['second_driver', 'rental_cover'], 'rental_cover')).toEqual(['second_driver']);
});
