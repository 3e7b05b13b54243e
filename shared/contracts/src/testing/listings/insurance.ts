import type { InsuranceChoice, InsuranceChoices, RentalCoverConditions } from '../../listings/insurance';

/** The standard insurance for a week. */
export function anInsuranceChoice(over: Partial<InsuranceChoice> = {}): InsuranceChoice {
  return {
    id: 1,
    slug: 'standard',
    is_reinforced: false,
    is_default: true,
    deductible_amount: '1500.00',
    deductible_upper_parts: '2500.00',
    deductible_burglary: '800.00',
    deductible_glass_breakage: '300.00',
    prices: {
      damage_to_vehicle: '100000.00',
      damage_high_part: '15000.00',
      burglary: '5000.00',
      broken_glass: '2000.00',
      objects_protection: { price: null, exclusive: true },
      internal_damage_price: null,
    },
    driver: { min_age: 21, min_licence_years: 3 },
    price_per_day: '15.00',
    price: '105.00',
    currency: 'EUR',
    ...over,
  };
}

const reinforced: Partial<InsuranceChoice> = {
  id: 2,
  slug: 'reinforced',
  is_reinforced: true,
  is_default: false,
  deductible_amount: '600.00',
  deductible_upper_parts: '1000.00',
  deductible_burglary: '300.00',
  deductible_glass_breakage: '0.00',
  driver: { min_age: 23, min_licence_years: 5 },
  price_per_day: '23.00',
  price: '161.00',
};

/** The insurances that a guest can choose for a week. */
export function someInsuranceChoices(over: Partial<InsuranceChoices> = {}): InsuranceChoices {
  return {
    choices: [anInsuranceChoice(), anInsuranceChoice(reinforced)],
    rental_cover: { price_per_day: '6.00', price: '42.00', currency: 'EUR' },
    ...over,
  };
}

/** The rental cover. */
export function rentalCoverConditions(over: Partial<RentalCoverConditions> = {}): RentalCoverConditions {
  return {
    provider: 'Campavia sandbox cover',
    version: '2026-09',
    valid_from: '2026-09-01',
    max_amount: '2000.00',
    max_days: 60,
    price_per_day: '6.00',
    currency: 'EUR',
    covered: ['accident', 'glass'],
    not_covered: ['intent'],
    text: 'The cover pays back what the insurance keeps of the deposit.',
    ...over,
  };
}
