import { TARIFF } from '../quote';
import { INSURANCE_TIERS, tierOfId, tierOfSlug, tiersFor } from './index';

test('a more expensive insurance has lower deductibles', () => {
  const [standard, reinforced] = tiersFor('platform');
  expect(TARIFF.insurance.reinforced).toBeGreaterThan(TARIFF.insurance.standard);
  for (const part of ['amount', 'upperParts', 'burglary', 'glassBreakage'] as const) {
    expect(reinforced?.deductibles[part]).toBeLessThan(standard?.deductibles[part] ?? 0);
  }
});

test('only owners with their own insurance offer none of ours', () => {
  expect(tiersFor('platform').map(({ slug }) => slug)).toEqual(['standard', 'reinforced']);
  expect(tiersFor('owner').map(({ slug }) => slug)).toEqual(['standard', 'reinforced', 'none']);
});

test('each has a unique name and a unique number', () => {
  for (const tier of INSURANCE_TIERS) {
    expect(tierOfSlug(tier.slug)).toBe(tier);
    expect(tierOfId(tier.id)).toBe(tier);
  }
  expect(tierOfSlug('premium')).toBeUndefined();
  expect(tierOfId(0)).toBeUndefined();
});
