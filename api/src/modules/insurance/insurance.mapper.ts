import type { InsuranceChoice, OwnerInsurance } from '@campavia/contracts';
import {
  convert,
  formatDecimal,
  offerOf,
  parseDecimal,
  rateMicros,
  TARIFF,
  type CurrencyCode,
  type InsuranceTier,
  type Minor,
} from '@campavia/domain';

/** Inputs of an insurance's price. */
export interface Insured {
  currencyOwner: CurrencyCode;
  currencyUsed: CurrencyCode;
  /** Absent without dates. */
  days?: number;
}

/** An insurance in the wire format. */
export function toInsuranceChoice(tier: InsuranceTier, insured: Insured): InsuranceChoice {
  const { deductibles, covers, driver } = tier;
  const { perDay, total } = offerOf(TARIFF.insurance[tier.slug], { ...insured, days: insured.days ?? 1 });
  const amount = (euros: Minor) => formatDecimal(convert(euros, rateMicros('EUR', insured.currencyUsed)));
  const cover = (euros: Minor | null) => (euros === null ? null : amount(euros));
  return {
    id: tier.id,
    slug: tier.slug,
    is_reinforced: tier.isReinforced,
    is_default: tier.slug === 'standard',
    deductible_amount: amount(deductibles.amount),
    deductible_upper_parts: amount(deductibles.upperParts),
    deductible_burglary: amount(deductibles.burglary),
    deductible_glass_breakage: amount(deductibles.glassBreakage),
    prices: {
      damage_to_vehicle: cover(covers.damage_to_vehicle),
      damage_high_part: cover(covers.damage_high_part),
      burglary: cover(covers.burglary),
      broken_glass: cover(covers.broken_glass),
      objects_protection: { price: cover(covers.objects_protection), exclusive: true },
      internal_damage_price: cover(covers.internal_damage_price),
    },
    driver: { min_age: driver.minAge, min_licence_years: driver.minLicence },
    price_per_day: formatDecimal(perDay),
    price: insured.days === undefined ? null : formatDecimal(total),
    currency: insured.currencyUsed,
  };
}

/** An owner's own insurance: the owner's statements replace the defaults. */
export function withOwnerInsurance(
  choice: InsuranceChoice,
  stated: OwnerInsurance | null,
  { currencyOwner, currencyUsed }: Pick<Insured, 'currencyOwner' | 'currencyUsed'>,
): InsuranceChoice {
  if (!stated) return { ...choice, owner_insurance: null };
  const micros = rateMicros(currencyOwner, currencyUsed);
  const deductible = formatDecimal(convert(parseDecimal(stated.deductible_amount), micros));
  return {
    ...choice,
    deductible_amount: deductible,
    deductible_upper_parts: deductible,
    deductible_burglary: deductible,
    deductible_glass_breakage: deductible,
    owner_insurance: stated,
  };
}
