import type { PriceDetails, UpdatePriceDetails } from '@campavia/contracts';
import { amountOf, type FieldValues } from '@campavia/domain';

/** Fields of the form in the order of the page. */
export const AMOUNT_FIELDS = [
  'price_low',
  'price_mid',
  'price_high',
  'km_200_price',
  'km_unlimited_price',
  'extra_km_price',
  'deposit',
] as const;
export const WHOLE_FIELDS = ['min_days', 'discount_weekly', 'discount_early'] as const;
export const DEPOSIT_MEANS = ['card', 'transfer', 'check', 'cash', 'others'] as const;
export type DepositMean = (typeof DEPOSIT_MEANS)[number];
export type AmountName = (typeof AMOUNT_FIELDS)[number];
export type WholeName = (typeof WHOLE_FIELDS)[number];

export const meanField = (mean: DepositMean) => `deposit_mean.${mean}`;

const ONLY_CENTS = /\.00$/;
const NOT_DIGITS = /[\s\u00a0\u202f'’]/g;

/** The prices as field values; a discount of 0 is an empty field. */
export function valuesOf(details: PriceDetails): FieldValues {
  const values: FieldValues = { second_driver: details.second_driver };
  for (const name of AMOUNT_FIELDS) values[name] = details[name].replace(ONLY_CENTS, '');
  for (const name of WHOLE_FIELDS) values[name] = String(details[name] || '');
  if (details.km_unlimited) values.km_unlimited = 'on';
  for (const mean of details.deposit_mean) values[meanField(mean)] = 'on';
  return values;
}

/** The differences from the saved prices, as a request of the api. An invalid number is sent as typed, and refused. */
export function changesOf(saved: PriceDetails, values: FieldValues): UpdatePriceDetails {
  const amounts = AMOUNT_FIELDS.map((name) => [name, amountOf(values[name])] as const).filter(
    ([name, amount]) => amount !== undefined && !isSameAmount(amount, saved[name]),
  );
  const numbers = WHOLE_FIELDS.map((name) => [name, wholeOf(values[name])] as const).filter(
    ([name, number]) => number !== undefined && number !== saved[name],
  );
  return { ...Object.fromEntries([...amounts, ...numbers]), ...changedChoices(saved, values) };
}

function changedChoices(saved: PriceDetails, values: FieldValues): UpdatePriceDetails {
  const changes: UpdatePriceDetails = {};
  const means = DEPOSIT_MEANS.filter((mean) => values[meanField(mean)]);
  const isUnlimited = Boolean(values.km_unlimited);
  const driver = values.second_driver as PriceDetails['second_driver'] | undefined;
  if (means.toSorted().join() !== saved.deposit_mean.toSorted().join()) changes.deposit_mean = means;
  if (isUnlimited !== saved.km_unlimited) changes.km_unlimited = isUnlimited;
  if (driver && driver !== saved.second_driver) changes.second_driver = driver;
  return changes;
}

function wholeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text.replace(NOT_DIGITS, '').replace(',', '.'));
  return Number.isFinite(number) ? number : -1;
}

function isSameAmount(one: string, other: string): boolean {
  return one !== '' && Number(one) === Number(other);
}
