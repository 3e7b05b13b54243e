import fc from 'fast-check';

import { simulateEarnings, type EarningsCase } from './index';

/** The example of the price rules. */
const EXAMPLE: EarningsCase = {
  vehicleType: 1,
  availability: 'Available',
  registrationCountry: 'FR',
  registeredYear: 2022,
  seats: 4,
  weeks: 12,
  weekends: 10,
  currentYear: 2027,
};

const simulate = (over: Partial<EarningsCase> = {}) => simulateEarnings({ ...EXAMPLE, ...over });
const daily = (over: Partial<EarningsCase>) => {
  const { minDaily, maxDaily } = simulate(over);
  return [minDaily, maxDaily];
};

test('a low profile of 2022 with 4 seats in France earns 3,200 to 8,550 a year at 70 to 100 a day', () => {
  expect(simulate()).toEqual({ minDaily: 70, maxDaily: 100, minYearly: 3200, maxYearly: 8550 });
});

describe('the price of a day', () => {
  test.each([
    [1, [70, 100]],
    [2, [70, 95]],
    [3, [100, 140]],
    [4, [70, 95]],
    [5, [55, 80]],
    [6, [35, 50]],
    [7, [50, 70]],
  ])('by type %i', (vehicleType, expected) => {
    expect(daily({ vehicleType })).toEqual(expected);
  });

  test.each([
    [2027, [85, 115]],
    [2024, [85, 115]],
    [2023, [70, 100]],
    [2020, [70, 100]],
    [2019, [65, 90]],
    [2015, [65, 90]],
    [2014, [55, 75]],
    [2007, [55, 75]],
    [2006, [45, 65]],
    [1950, [45, 65]],
    [undefined, [70, 100]],
  ])('by the year %s', (registeredYear, expected) => {
    expect(daily({ registeredYear })).toEqual(expected);
  });

  test.each([
    [1, [65, 95]],
    [3, [65, 95]],
    [4, [70, 100]],
    [5, [70, 100]],
    [6, [80, 110]],
    [9, [80, 110]],
    [undefined, [70, 100]],
  ])('by %s seats', (seats, expected) => {
    expect(daily({ seats })).toEqual(expected);
  });

  test.each([
    ['FR', [70, 100]],
    ['DE', [80, 110]],
    ['AT', [80, 110]],
    ['GB', [80, 110]],
    ['CH', [95, 135]],
    ['IT', [70, 95]],
    ['ES', [70, 95]],
    ['PT', [65, 90]],
    ['NL', [75, 105]],
    ['BE', [75, 105]],
    ['IE', [80, 110]],
    ['US', [90, 130]],
    ['PL', [70, 100]],
    ['constructor', [70, 100]],
  ])('by the country %s', (registrationCountry, expected) => {
    expect(daily({ registrationCountry })).toEqual(expected);
  });
});

describe('the earnings of a year', () => {
  test('without availability earns nothing, and a day still has its price', () => {
    expect(simulate({ availability: 'NotAvailable' })).toEqual({
      minDaily: 70,
      maxDaily: 100,
      minYearly: 0,
      maxYearly: 0,
    });
  });

  test.each([
    [0, 0, 0, 0],
    [undefined, undefined, 0, 0],
    [0, 10, 500, 1400],
    [12, 0, 2700, 7150],
    [52, 0, 11_700, 30_950],
  ])('of %s weeks and %s weekends earns %i to %i', (weeks, weekends, minYearly, maxYearly) => {
    expect(simulate({ weeks, weekends })).toMatchObject({ minYearly, maxYearly });
  });
});

test('a careful year never earns more than a good one, and all amounts are rounded', () => {
  const cases = fc.record({
    vehicleType: fc.integer({ min: 1, max: 7 }),
    registrationCountry: fc.constantFrom('FR', 'CH', 'PT', 'SE'),
    registeredYear: fc.integer({ min: 1950, max: 2027 }),
    seats: fc.integer({ min: 1, max: 9 }),
    weeks: fc.integer({ min: 0, max: 52 }),
    weekends: fc.integer({ min: 0, max: 52 }),
  });
  fc.assert(
    fc.property(cases, (given) => {
      const { minDaily, maxDaily, minYearly, maxYearly } = simulate(given);
      expect([minDaily <= maxDaily, minYearly <= maxYearly]).toEqual([true, true]);
      expect([minDaily % 5, maxDaily % 5, minYearly % 50, maxYearly % 50]).toEqual([0, 0, 0, 0]);
      expect(minDaily).toBeGreaterThan(0);
    }),
  );
});

test.each([0, 8, 1.5, Number.NaN])('a type %s does not exist', (vehicleType) => {
  expect(() => simulate({ vehicleType })).toThrow(RangeError);
});
