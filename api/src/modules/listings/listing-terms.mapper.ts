import type { Listing } from '@campavia/contracts';
import {
  CANCELLATION_TERMS,
  convert,
  formatDecimal,
  INCLUDED_KM,
  offerOf,
  rateMicros,
  TARIFF,
  tierOfSlug,
  type CurrencyCode,
  type KmPackage,
  type Minor,
} from '@campavia/domain';

import type { ListingRow } from './listings.store';

type Inside = Pick<
  Listing,
  'sleepings' | 'cooking_energies' | 'heating_energies' | 'fridge_energies' | 'electric_plug_types'
>;
type Terms = Pick<
  Listing,
  | ('kilometre_packages' | 'extra_km_price' | 'extra_km_price_currency' | 'options' | 'second_driver')
  | ('insured_by' | 'driver' | 'cancellation_terms' | 'discount_weekly' | 'discount_early')
>;

/** Equipment inside the vehicle. */
export function insideOf({ sleepings, energies }: ListingRow): Inside {
  return {
    sleepings: sleepings.map(({ id, kind, place, sleeps, width_cm, length_cm }) => ({
      id,
      kind,
      place,
      sleeps,
      width_cm,
      length_cm,
    })),
    cooking_energies: energies?.cooking_energies ?? [],
    heating_energies: energies?.heating_energies ?? [],
    fridge_energies: energies?.fridge_energies ?? [],
    electric_plug_types: energies?.electric_plug_types ?? [],
  };
}

/** Options of a guest with their terms; prices in the reader's currency. */
export function termsOf(row: ListingRow, currency: CurrencyCode): Terms {
  const { camper, terms } = row;
  const inUsed = decimalIn(camper.currency, currency);
  const driver = offerOf(TARIFF.secondDriver, {
    currencyOwner: camper.currency,
    currencyUsed: currency,
    days: 1,
  });
  return {
    kilometre_packages: packagesOf(row).map(([km, perDay]) => ({
      km,
      price_per_day: inUsed(perDay),
      price_per_day_currency: currency,
    })),
    extra_km_price: inUsed(terms.extra_km),
    extra_km_price_currency: currency,
    options: optionsOf(row, currency),
    second_driver: {
      choice: terms.second_driver,
      price_per_day: formatDecimal(terms.second_driver === 'included' ? 0 : driver.perDay),
      price_per_day_currency: currency,
    },
    insured_by: terms.insured_by,
    driver: driverRules(),
    cancellation_terms: {
      grace_hours: CANCELLATION_TERMS.graceHours,
      grace_days_ahead: CANCELLATION_TERMS.graceLeadDays,
      on_time_days: CANCELLATION_TERMS.onTimeDays,
      on_time_percent: CANCELLATION_TERMS.onTimePercent,
      too_late_percent: CANCELLATION_TERMS.tooLatePercent,
    },
    discount_weekly: camper.weekly_percent,
    discount_early: camper.early_percent,
  };
}

function packagesOf({ camper, terms }: ListingRow): [KmPackage, Minor][] {
  const packages: [KmPackage, Minor][] = [
    [INCLUDED_KM, 0],
    [200, terms.km_200_per_day],
  ];
  if (camper.km_unlimited) packages.push([0, terms.km_unlimited_per_day]);
  return packages;
}

function optionsOf({ camper, options }: ListingRow, currency: CurrencyCode): Listing['options'] {
  const inUsed = decimalIn(camper.currency, currency);
  return options.map(({ id, code, name, recurrence, unit_price, most }) => ({
    id,
    code,
    name,
    recurrence,
    price: inUsed(unit_price),
    price_currency: currency,
    max_quantity: most,
  }));
}

function driverRules(): Listing['driver'] {
  const { minAge = 0, minLicence = 0 } = tierOfSlug('standard')?.driver ?? {};
  return { min_age: minAge, min_licence_years: minLicence };
}

function decimalIn(owner: CurrencyCode, used: CurrencyCode): (amount: Minor) => string {
  const micros = rateMicros(owner, used);
  return (amount) => formatDecimal(convert(amount, micros));
}
