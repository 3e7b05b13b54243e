import { Type, type Static } from 'typebox';

import { BED_PLACES, BED_TYPES, KM_PACKAGES, LISTING_OPTIONS } from '@campavia/domain';

import { DecimalSchema } from '../lists';
import { OwnerInsuranceSchema } from './insurance-conditions';
import { OPTION_RECURRENCES } from './option-codes';

/** Activities and services that owners offer with a camper; `other` is free text. */
export { LISTING_OPTIONS };

export const ListingOptionSchema = Type.Object({
  id: Type.Integer({ description: 'id of the option in a request for a price' }),
  code: Type.Enum([...LISTING_OPTIONS]),
  name: Type.Union([Type.Null(), Type.String()], { description: 'in the words of the owner, with `other`' }),
  recurrence: Type.Enum([...OPTION_RECURRENCES], { description: 'costs its price by the day or once' }),
  price: DecimalSchema,
  price_currency: Type.String(),
  max_quantity: Type.Integer({ minimum: 1 }),
});
export type ListingOption = Static<typeof ListingOptionSchema>;

/** Kilometres per day and their extra price; 0 stands for no limit. */
export const KilometrePackageSchema = Type.Object({
  km: Type.Enum([...KM_PACKAGES]),
  price_per_day: DecimalSchema,
  price_per_day_currency: Type.String(),
});
export type KilometrePackage = Static<typeof KilometrePackageSchema>;

export { BED_PLACES, BED_TYPES };

/** One bed of the plan. Centimetres. */
export const SleepingSchema = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...BED_TYPES]),
  place: Type.Enum([...BED_PLACES]),
  sleeps: Type.Integer({ minimum: 1 }),
  width_cm: Type.Integer(),
  length_cm: Type.Integer(),
});
export type Sleeping = Static<typeof SleepingSchema>;

/** The refunds after a cancellation. */
export const CancellationTermsSchema = Type.Object({
  grace_hours: Type.Integer({
    description: 'full refund within so many hours after confirmation …',
  }),
  grace_days_ahead: Type.Integer({ description: '… when the trip is at least so many days ahead' }),
  on_time_days: Type.Integer({ description: 'so many days before the trip a cancellation is on time' }),
  on_time_percent: Type.Integer({ description: "of the owner's part" }),
  too_late_percent: Type.Integer({ description: "of the owner's part" }),
});

/** The drivers that the insurance accepts. */
export const DriverRulesSchema = Type.Object({
  min_age: Type.Integer(),
  min_licence_years: Type.Integer(),
});

/** `not_selected`: can be added for the price; `included`: costs nothing; `not_available`: cannot be added. */
export const SecondDriverOfferSchema = Type.Object({
  choice: Type.Enum(['not_selected', 'included', 'not_available']),
  price_per_day: DecimalSchema,
  price_per_day_currency: Type.String(),
});

const Codes = Type.Array(Type.String({ description: 'a code of the referential' }));

/** Extras for guests, and their terms. */
export const listingTerms = {
  kilometre_packages: Type.Array(KilometrePackageSchema),
  extra_km_price: DecimalSchema,
  extra_km_price_currency: Type.String(),
  options: Type.Array(ListingOptionSchema),
  second_driver: SecondDriverOfferSchema,
  insured_by: Type.Enum(['platform', 'owner'], { description: 'owner: has an insurance of their own too' }),
  owner_insurance: Type.Union([Type.Null(), OwnerInsuranceSchema], {
    description: 'the owner’s statement about that insurance; null if none was uploaded',
  }),
  driver: DriverRulesSchema,
  cancellation_terms: CancellationTermsSchema,
  discount_weekly: Type.Integer({ description: 'per cent, from the days of the referential on' }),
  discount_early: Type.Integer({ description: 'per cent, from the days ahead of the referential on' }),
};

/** The interior of the vehicle. */
export const vehicleInside = {
  sleepings: Type.Array(SleepingSchema, { description: 'together as many as `beds`' }),
  cooking_energies: Codes,
  heating_energies: Codes,
  fridge_energies: Codes,
  electric_plug_types: Codes,
};
