import { plainDate } from '../dates';
import { convert, rateMicros } from '../money';
import {
  canHoldLicenceSince,
  isInsurable,
  MAX_VEHICLE_VALUE_EUR,
  tierOfSlug,
  type InsuredTrip,
} from './index';

const FROM = plainDate('2027-07-05');
const UNKNOWN: InsuredTrip = {
  from: FROM,
  driver: { bornOn: null, licenceSince: null },
  vehicle: { value: null, currency: 'EUR' },
};

function takes(slug: string, trip: Partial<InsuredTrip>): boolean {
  const tier = tierOfSlug(slug);
  return tier !== undefined && isInsurable(tier, { ...UNKNOWN, ...trip });
}

test('unknown data is not a reason for refusal', () => {
  expect(takes('standard', {})).toBe(true);
});

test.each([
  ['standard', '2006-07-05', '2024-07-05', true],
  ['standard', '2006-07-06', '2020-01-01', false],
  ['standard', '1990-01-01', '2024-07-06', false],
  ['reinforced', '2004-07-05', '2022-07-05', true],
  ['reinforced', '2004-07-06', '2020-01-01', false],
  ['reinforced', '1990-01-01', '2022-07-06', false],
  ['none', '2006-07-05', '2024-07-05', true],
])('%s, born %s, driving since %s: %s', (slug, born, since, isTaken) => {
  const driver = { bornOn: plainDate(born), licenceSince: plainDate(since) };
  expect(takes(slug, { driver })).toBe(isTaken);
});

test.each(['standard', 'reinforced', 'none'])('%s insures vehicles of up to 100,000 euros', (slug) => {
  const worth = (value: number) => takes(slug, { vehicle: { value, currency: 'EUR' } });
  expect(worth(MAX_VEHICLE_VALUE_EUR)).toBe(true);
  expect(worth(MAX_VEHICLE_VALUE_EUR + 1)).toBe(false);
});

test('a value in another currency is converted', () => {
  const limit = convert(MAX_VEHICLE_VALUE_EUR, rateMicros('EUR', 'CHF'));
  expect(takes('standard', { vehicle: { value: limit - 100, currency: 'CHF' } })).toBe(true);
  expect(takes('standard', { vehicle: { value: limit + 100, currency: 'CHF' } })).toBe(false);
});

test.each([
  ['1988-04-12', '2004-04-12', true],
  ['1988-04-12', '2004-04-11', false],
  ['1988-04-12', '1950-01-01', false],
  [null, '1950-01-01', true],
  ['1988-04-12', null, true],
])('born %s, a licence since %s is plausible: %s', (born, since, isHeld) => {
  const dayOf = (text: string | null) => (text === null ? null : plainDate(text));
  expect(canHoldLicenceSince({ bornOn: dayOf(born), licenceSince: dayOf(since) })).toBe(isHeld);
});
