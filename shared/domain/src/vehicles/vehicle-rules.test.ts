import { INSURANCE_FIELDS, isModelOfOtherBrand, licenceFor, lockedFields, NO_MAKE_NAMES } from './index';

test.each<[string, number, number | null, 'B' | 'C' | undefined]>([
  ['the heaviest for B', 4, 3500, 'B'],
  ['one kilogram more', 4, 3501, 'C'],
  ['a heavy caravan', 6, 4000, 'B'],
  ['a weight that is not known', 1, null, undefined],
])('licence: %s', (_, type, gvw, licence) => {
  expect(licenceFor(type, gvw)).toBe(licence);
});

describe('the fields that insurances depend on', () => {
  const known = {
    type: 4,
    manufacturer: 'Fiat Ducato',
    brand: 'Pössl',
    model: 'Summit',
    date: '2019-05-14',
    registration: 'GA-482-TR',
    registration_country: 'FR',
    gvw: 3500,
    value: 42_000,
  };

  test('are free until the listing is submitted', () => {
    expect(lockedFields('created', known)).toEqual([]);
  });

  test('are fixed afterwards', () => {
    expect(lockedFields('to_moderate', known)).toEqual([...INSURANCE_FIELDS]);
  });

  test('can still be filled in if they are empty', () => {
    const locked = lockedFields('bookable', { ...known, registration: null, model: '' });
    expect(INSURANCE_FIELDS.filter((field) => !locked.includes(field))).toEqual(['model', 'registration']);
  });
});

test.each([
  ['Adria', 'Summit', true],
  [' adria ', 'SUMMIT', true],
  ['Pössl', 'summit', false],
  ['Adria', 'Home-built', false],
  ['Adria', '', false],
  ['Werkstatt Klein', 'Summit', false],
  ['Adr', 'Summit', false],
])('of %s, the model %s is another brand’s: %s', (brand, model, isForeign) => {
  const modelsOf = new Map([
    ['pössl', ['Summit']],
    ['adria', ['Twin']],
  ]);
  expect(isModelOfOtherBrand({ ...NO_MAKE_NAMES, modelsOf }, { brand, model })).toBe(isForeign);
});
