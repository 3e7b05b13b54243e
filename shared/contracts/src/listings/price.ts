import { Type, type Static } from 'typebox';

import { CURRENCIES, INSURANCE_SLUGS, KM_PACKAGES, PRICE_LINES, SEASON_TYPES } from '@campavia/domain';

import { DecimalSchema, PlainDateSchema } from '../lists';
import { OPTION_RECURRENCES, SECOND_DRIVER_CHOICES } from './option-codes';

const Flag = Type.Optional(Type.Boolean());
const OrNull = <Some extends Parameters<typeof Type.Array>[0]>(schema: Some) =>
  Type.Union([Type.Null(), schema]);

/** A stay and the choices made for it. */
export const PriceQuerySchema = Type.Object({
  date_from: PlainDateSchema,
  date_to: PlainDateSchema,
  hour_from: Type.Optional(
    Type.String({ maxLength: 8, description: '09:00:00 or 14:00:00, the first by default' }),
  ),
  hour_to: Type.Optional(
    Type.String({ maxLength: 8, description: '12:00:00 or 20:00:00, the last by default' }),
  ),
  km: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 200,
      description: 'a day: 100, 200, or 0 for no limit; 100 by default',
    }),
  ),
  options: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), {
      maxItems: 40,
      description: 'ids of options, `12` for one of it, `12:3` for three; repeated or separated by commas',
    }),
  ),
  insurance_id: Type.Optional(
    Type.Integer({
      maximum: 2_147_483_647,
      description: 'of GET /3/insurance/; the standard one by default',
    }),
  ),
  second_driver: Flag,
  coupon_code: Type.Optional(Type.String({ maxLength: 40 })),
  cancel_insurance: Flag,
  rental_cover: Flag,
  currency: Type.Optional(Type.Enum(CURRENCIES)),
});
export type PriceQuery = Static<typeof PriceQuerySchema>;

/** The type of a season: 1 low, 3 high. The mid season has separate fields. */
export const SeasonTypeSchema = Type.Union(
  [Type.Literal(SEASON_TYPES.low), Type.Literal(SEASON_TYPES.high)],
  {
    description: '1 low, 3 high',
  },
);

/**
 * How a line is calculated, in `currency_owner`: `quantity` times `unit`, or `percent` of a sum. `kind` determines
 * which fields there are; `amount` is the part's share of the line before conversion.
 */
export const PricePartSchema = Type.Object({
  kind: Type.Enum([
    ...['season', 'mid_season', 'own_price', 'kilometres', 'option', 'insurance'],
    ...['second_driver', 'days', 'percent', 'coupon'],
  ]),
  amount: DecimalSchema,
  unit: Type.Optional(DecimalSchema),
  quantity: Type.Optional(Type.Integer()),
  percent: Type.Optional(Type.Integer()),
  of: Type.Optional(DecimalSchema),
  season: Type.Optional(SeasonTypeSchema),
  date_from: Type.Optional(PlainDateSchema),
  date_to: Type.Optional(PlainDateSchema),
  km: Type.Optional(Type.Integer()),
  option_id: Type.Optional(Type.Integer()),
  option_code: Type.Optional(Type.String()),
  option_name: Type.Optional(OrNull(Type.String())),
  pieces: Type.Optional(Type.Integer({ description: 'how many of the option' })),
  recurrence: Type.Optional(Type.Enum([...OPTION_RECURRENCES])),
  slug: Type.Optional(Type.Enum([...INSURANCE_SLUGS])),
  choice: Type.Optional(Type.Enum([...SECOND_DRIVER_CHOICES])),
  code: Type.Optional(Type.String()),
});
export type PricePart = Static<typeof PricePartSchema>;

export const PriceLineSchema = Type.Object({
  code: Type.Enum([...PRICE_LINES]),
  label_id: Type.String({ description: 'the id of the line in message catalogues' }),
  amount: DecimalSchema,
  parts: Type.Array(PricePartSchema),
});

const amountFields = [
  ...['price', 'price_owner', 'price_gross', 'price_discount', 'price_discount_weekly'],
  ...['price_discount_early', 'price_km', 'price_options', 'price_fees', 'price_insurance'],
  ...['price_second_driver', 'price_rental_cover', 'price_coupon', 'price_cancellation_insurance'],
] as const;
export type PriceAmount = (typeof amountFields)[number];

function fieldsOf<Name extends string, Field extends Parameters<typeof Type.Array>[0]>(
  names: readonly Name[],
  field: Field,
): Record<Name, Field> {
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;
}

const currencyFields = amountFields.map((name) => `${name}_currency` as const);

/** Available additions with their prices; null if not available. */
const OffersSchema = Type.Object({
  cancellation_insurance_per_day: DecimalSchema,
  cancellation_insurance: DecimalSchema,
  second_driver_per_day: OrNull(DecimalSchema),
  second_driver: OrNull(DecimalSchema),
  rental_cover_per_day: OrNull(DecimalSchema),
  rental_cover: OrNull(DecimalSchema),
});

/**
 * The price of a stay. `lines` hold the chosen items, signed, and sum to `price` exactly; the fields beside them hold
 * the same amounts without sign, 0.00 for items not chosen.
 */
export const PriceSchema = Type.Object({
  ...fieldsOf(amountFields, DecimalSchema),
  ...fieldsOf(currencyFields, Type.String()),
  price_2x_first: OrNull(DecimalSchema),
  price_2x_first_currency: OrNull(Type.String()),
  price_2x_second: OrNull(DecimalSchema),
  price_2x_second_currency: OrNull(Type.String()),
  second_payment_date: OrNull(PlainDateSchema),
  payable_in_four: Type.Boolean({ description: 'if the site offers four instalments' }),
  price_per_day: DecimalSchema,
  days: Type.Integer(),
  date_from: PlainDateSchema,
  date_to: PlainDateSchema,
  hour_from: Type.String(),
  hour_to: Type.String(),
  km: Type.Enum([...KM_PACKAGES]),
  insurance_id: Type.Integer(),
  coupon_code: OrNull(Type.String()),
  lines: Type.Array(PriceLineSchema),
  offers: OffersSchema,
  currency_used: Type.String(),
  currency_owner: Type.String(),
  exchange_rate: Type.String({ description: 'exchange rate from currency_owner to currency_used' }),
});
export type Price = Static<typeof PriceSchema>;
export type WirePriceLine = Static<typeof PriceLineSchema>;

/** Why a stay is not possible: the code of the refusal; with 108 also the minimum number of days. */
export const PriceRefusalSchema = Type.Object({
  __all__: Type.Array(Type.String()),
  min_length: Type.Optional(Type.Integer()),
});
