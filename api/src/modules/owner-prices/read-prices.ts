import type { CreateOwnOption, UpdateOwnOption, UpdatePriceDetails } from '@campavia/contracts';
import { DEPOSIT_METHODS } from '@campavia/contracts';
import { parseDecimal, PRICE_LIMITS, type LimitedField, type Minor } from '@campavia/domain';

import { createFieldReader, type FieldReader } from '../../core/field-reader';
import type { OptionRow, OptionValues, PricesRow } from './owner-prices.store';

const MINOR_PER_UNIT = 100;
const MAX_NAME_LENGTH = 60;

type ChangedField = LimitedField & keyof UpdatePriceDetails;

/**
 * The prices of a camper after a change.
 * @throws InvalidFieldsError at each invalid field
 */
export function readPrices(row: PricesRow, changes: UpdatePriceDetails): PricesRow {
  const fields = createFieldReader();
  const amount = (name: ChangedField, before: Minor) =>
    readAmount(fields, { name, text: changes[name] as string | undefined, before });
  const whole = (name: ChangedField, before: number) =>
    readWhole(fields, { name, value: changes[name] as number | undefined, before });
  const after: PricesRow = {
    ...row,
    rates: {
      low: amount('price_low', row.rates.low),
      mid: amount('price_mid', row.rates.mid),
      high: amount('price_high', row.rates.high),
    },
    min_days: whole('min_days', row.min_days),
    weekly_percent: whole('discount_weekly', row.weekly_percent),
    early_percent: whole('discount_early', row.early_percent),
    km_200_per_day: amount('km_200_price', row.km_200_per_day),
    km_unlimited: changes.km_unlimited ?? row.km_unlimited,
    km_unlimited_per_day: amount('km_unlimited_price', row.km_unlimited_per_day),
    extra_km: amount('extra_km_price', row.extra_km),
    deposit: amount('deposit', row.deposit),
    deposit_mean: readMeans(fields, changes.deposit_mean) ?? row.deposit_mean,
    second_driver: changes.second_driver ?? row.second_driver,
  };
  fields.settle();
  return after;
}

/** Unknown payment methods are dropped; at least one must remain. */
function readMeans(fields: FieldReader, given: readonly string[] | undefined): string[] | undefined {
  if (!given) return undefined;
  const means = DEPOSIT_METHODS.filter((mean) => given.includes(mean));
  if (means.length === 0) fields.refuse('deposit_mean', 'field_required');
  return means;
}

/** @throws InvalidFieldsError at name, unit_price and max_quantity */
export function readNewOption({
  code,
  name,
  recurrence,
  unit_price,
  max_quantity,
}: CreateOwnOption): OptionValues {
  const fields = createFieldReader();
  const values = {
    code,
    name: readName(fields, code, name),
    recurrence,
    unit_price: readAmount(fields, { name: 'unit_price', text: unit_price, before: 0 }),
    most: readWhole(fields, { name: 'max_quantity', value: max_quantity, before: 1 }),
  };
  fields.settle();
  return values;
}

/** @throws InvalidFieldsError at name, unit_price and max_quantity */
export function readOption(before: OptionRow, changes: UpdateOwnOption): Omit<OptionValues, 'code'> {
  const fields = createFieldReader();
  const {
    name = before.name,
    recurrence = before.recurrence,
    unit_price: text,
    max_quantity: value,
  } = changes;
  const values = {
    name: readName(fields, before.code, name),
    recurrence,
    unit_price: readAmount(fields, { name: 'unit_price', text, before: before.unit_price }),
    most: readWhole(fields, { name: 'max_quantity', value, before: before.most }),
  };
  fields.settle();
  return values;
}

/** Only the owner's own options have a name. */
function readName(
  fields: FieldReader,
  code: OptionValues['code'],
  name: string | null | undefined,
): string | null {
  if (code !== 'other') return null;
  const text = fields.line('name', name ?? '');
  if (text && text.length > MAX_NAME_LENGTH) {
    fields.refuse('name', 'field_too_long', { limit: MAX_NAME_LENGTH });
  }
  return text ?? '';
}

interface AmountField {
  name: LimitedField;
  text: string | undefined;
  before: Minor;
}

function readAmount(fields: FieldReader, { name, text, before }: AmountField): Minor {
  if (text === undefined) return before;
  const trimmed = text.trim();
  if (!/^-?\d{1,9}(\.\d{1,2})?$/.test(trimmed)) {
    fields.refuse(name, trimmed ? 'field_not_a_number' : 'field_required');
    return before;
  }
  const amount = parseDecimal(trimmed);
  checkLimits(fields, name, amount / MINOR_PER_UNIT);
  return amount;
}

interface WholeField {
  name: LimitedField;
  value: number | undefined;
  before: number;
}

function readWhole(fields: FieldReader, { name, value, before }: WholeField): number {
  if (value === undefined) return before;
  if (!Number.isInteger(value)) {
    fields.refuse(name, 'field_not_whole');
    return before;
  }
  checkLimits(fields, name, value);
  return value;
}

function checkLimits(fields: FieldReader, name: LimitedField, value: number): void {
  const { least, most } = PRICE_LIMITS[name];
  if (value < least) fields.refuse(name, 'field_at_least', { limit: least });
  if (value > most) fields.refuse(name, 'field_at_most', { limit: most });
}
