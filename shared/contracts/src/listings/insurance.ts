import { Type, type Static } from 'typebox';

import { CURRENCIES, INSURANCE_SLUGS } from '@campavia/domain';

import { OwnerInsuranceSchema } from './insurance-conditions';
import { DriverRulesSchema } from './listing-parts';
import { DecimalSchema, PlainDateSchema } from '../lists';

const Currency = Type.Optional(Type.Enum(CURRENCIES));

/** With both dates, prices are those of the stay. */
export const InsuranceQuerySchema = Type.Object({
  camper_id: Type.String({ maxLength: 20 }),
  date_from: Type.Optional(PlainDateSchema),
  date_to: Type.Optional(PlainDateSchema),
  currency: Currency,
});
export type InsuranceQuery = Static<typeof InsuranceQuerySchema>;

export const InsuranceTierQuerySchema = Type.Object({ currency: Currency });

const CoverSchema = Type.Union([Type.Null(), DecimalSchema], { description: 'null is not covered' });

/**
 * An insurance that can be chosen. Deductibles are the guest's maximum share; prices of covers are the maximum paid.
 */
export const InsuranceChoiceSchema = Type.Object({
  id: Type.Integer(),
  slug: Type.Enum([...INSURANCE_SLUGS]),
  is_reinforced: Type.Boolean(),
  is_default: Type.Boolean(),
  deductible_amount: DecimalSchema,
  deductible_upper_parts: DecimalSchema,
  deductible_burglary: DecimalSchema,
  deductible_glass_breakage: DecimalSchema,
  prices: Type.Object({
    damage_to_vehicle: CoverSchema,
    damage_high_part: CoverSchema,
    burglary: CoverSchema,
    broken_glass: CoverSchema,
    objects_protection: Type.Object({ price: CoverSchema, exclusive: Type.Boolean() }),
    internal_damage_price: CoverSchema,
  }),
  driver: DriverRulesSchema,
  price_per_day: DecimalSchema,
  price: Type.Union([Type.Null(), DecimalSchema], { description: 'for the stay; null without dates' }),
  currency: Type.String(),
  owner_insurance: Type.Optional(
    Type.Union([Type.Null(), OwnerInsuranceSchema], {
      description: 'of the own insurance of a camper’s owner; null if none was uploaded',
    }),
  ),
});
export type InsuranceChoice = Static<typeof InsuranceChoiceSchema>;

export const RentalCoverOfferSchema = Type.Object({
  price_per_day: DecimalSchema,
  price: Type.Union([Type.Null(), DecimalSchema]),
  currency: Type.String(),
});

export const InsuranceChoicesSchema = Type.Object({
  choices: Type.Array(InsuranceChoiceSchema),
  rental_cover: RentalCoverOfferSchema,
});
export type InsuranceChoices = Static<typeof InsuranceChoicesSchema>;

export const SimilarInsurancesSchema = Type.Object({ choices: Type.Array(InsuranceChoiceSchema) });
export type SimilarInsurances = Static<typeof SimilarInsurancesSchema>;

/** The rental cover: it refunds what an insurance retains of the deposit. */
export const RentalCoverConditionsSchema = Type.Object({
  provider: Type.String(),
  version: Type.String(),
  valid_from: PlainDateSchema,
  max_amount: DecimalSchema,
  max_days: Type.Integer(),
  price_per_day: DecimalSchema,
  currency: Type.String(),
  covered: Type.Array(Type.String({ description: 'codes' })),
  not_covered: Type.Array(Type.String({ description: 'codes' })),
  text: Type.String({ description: 'the conditions in words, in the language of Accept-Language' }),
});
export type RentalCoverConditions = Static<typeof RentalCoverConditionsSchema>;
