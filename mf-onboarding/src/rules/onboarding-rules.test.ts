import { somePriceDetails, someSimilarPrices } from '@campavia/contracts/testing';

import { creationOf, draftVehicle } from './draft-vehicle';
import { changesOf, findPriceProblem, suggestPrices, valuesOf } from './price-values';
import { firstStepPath, isStep, needsListing, stepAfter, stepBefore, stepPath, STEPS } from './steps';
import { sanitizeVehicle } from './stored-vehicle';

const ANNECY = {
  street: '4 rue du Lac',
  zipcode: '74000',
  city: 'Annecy',
  country: 'FR',
  latitude: 45.8992,
  longitude: 6.1294,
};

describe('the vehicle that a browser has stored', () => {
  const good = {
    id: 61,
    type: 4,
    gvw: 3500,
    height: 260,
    value: 42_000,
    seatbelts: 4,
    beds: 0,
    registration: 'GA-482-TR',
    registration_country: 'FR',
    date: '2019-05-14',
    brand: 'Pössl',
    fuel: 'diesel',
    automatic_gear: true,
    location: ANNECY,
  };

  test('stays where it is right', () => {
    expect(sanitizeVehicle(JSON.parse(JSON.stringify(good)))).toEqual(good);
  });

  test.each<[string, unknown]>([
    ['id', '61'],
    ['id', 1.5],
    ['gvw', '3500'],
    ['gvw', Number.NaN],
    ['height', null],
    ['height', 1e300],
    ['value', []],
    ['value', { valueOf: 1 }],
    ['type', 0],
    ['type', 8],
    ['type', '4'],
    ['seatbelts', -1],
    ['seatbelts', 10],
    ['beds', 2.5],
    ['beds', '2'],
    ['registration', ''],
    ['registration', 17],
    ['registration', 'x'.repeat(201)],
    ['registration_country', null],
    ['date', {}],
    ['brand', ['Pössl']],
    ['fuel', 'uranium'],
    ['automatic_gear', 'yes'],
    ['location', null],
    ['location', 'Annecy'],
    ['location', { ...ANNECY, city: '' }],
    ['location', { ...ANNECY, street: undefined }],
    ['location', { ...ANNECY, zipcode: 74_000 }],
    ['location', { ...ANNECY, country: null }],
    ['location', { ...ANNECY, latitude: '45.9' }],
    ['location', { ...ANNECY, longitude: Number.POSITIVE_INFINITY }],
  ])('loses its %s when it is %j', (name, value) => {
    const { [name as keyof typeof good]: _lost, ...rest } = good;
    expect(sanitizeVehicle({ ...good, [name]: value })).toEqual(rest);
  });

  test.each([undefined, null, 7, 'vehicle', [good], true])('is nothing when it is %j', (stored) => {
    expect(sanitizeVehicle(stored)).toEqual({});
  });

  test('takes over nothing that is not asked, neither around nor in its place', () => {
    const stored = JSON.parse('{"__proto__":{"type":4},"price":1,"location":{"evil":1}}');
    expect(sanitizeVehicle(stored)).toEqual({});
    expect(sanitizeVehicle({ location: { ...ANNECY, evil: 1 } })).toEqual({ location: ANNECY });
  });
});

describe('a listing that is begun', () => {
  test('shows what is usual until something is chosen', () => {
    expect(draftVehicle({}, 'EUR')).toMatchObject({ type: 0, seatbelts: 4, beds: 2, locked_fields: [] });
    expect(draftVehicle({ beds: 3, location: ANNECY }, 'CHF')).toMatchObject({ beds: 3, location: ANNECY });
  });

  test('is created with type and place, as it is shown', () => {
    expect(creationOf({ type: 4 })).toBeUndefined();
    expect(creationOf({ location: ANNECY })).toBeUndefined();
    const expected = { type: 4, location: ANNECY, seatbelts: 4, beds: 2 };
    expect(creationOf({ id: 9, type: 4, location: ANNECY })).toEqual(expected);
    expect(creationOf({ type: 6, location: ANNECY })).toEqual({ type: 6, location: ANNECY, beds: 2 });
  });
});

describe('steps', () => {
  test('have an order', () => {
    expect(STEPS.map(stepAfter)).toEqual([...STEPS.slice(1), 'end']);
    expect(stepBefore('vehicle-type')).toBeUndefined();
    expect(stepBefore('end')).toBe('product-price');
    expect(isStep('end')).toBe(true);
    expect(isStep('price')).toBe(false);
  });

  test('behind the place need a listing', () => {
    expect(STEPS.filter(needsListing)).toEqual(['vehicle-pictures', 'product-price', 'end']);
  });

  test('have paths that name the listing', () => {
    expect(stepPath('end', '1201')).toBe('/onboarding/step/end?camper=1201');
    expect(firstStepPath('?complete=1&camper=1201')).toBe('/onboarding/step/vehicle-type?camper=1201');
    expect(firstStepPath('')).toBe('/onboarding/step/vehicle-type');
  });
});

describe('prices', () => {
  const none = somePriceDetails({ price_low: '0.00', price_mid: '0.00', price_high: '0.00' });

  test('of no season are empty', () => {
    expect(valuesOf(none)).toMatchObject({ price_low: '', price_mid: '', price_high: '' });
  });

  test.each([
    ['85', undefined],
    ['85,50', undefined],
    ['', 'missing'],
    ['much', 'noNumber'],
    ['0', 'outside'],
    ['10000', 'outside'],
    ['-5', 'outside'],
  ] as const)('%s: %s', (text, problem) => {
    expect(findPriceProblem('price_low', text)).toBe(problem);
  });

  test('are saved where they are right and differ', () => {
    expect(changesOf(none, { ...valuesOf(none), price_low: '60', price_mid: 'x' })).toEqual({
      price_low: '60',
    });
    const saved = somePriceDetails();
    expect(changesOf(saved, valuesOf(saved))).toEqual({});
  });

  test('are suggested as the middle of what others ask', () => {
    const similar = someSimilarPrices({
      seasons: [{ season: 'low', from: '60.00', to: '75.00', own: '0.00' }],
    });
    expect(suggestPrices(similar)).toEqual({ price_low: '68' });
  });
});
