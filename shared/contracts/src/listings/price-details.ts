import { Type, type Static } from 'typebox';

import { TaggedSchema } from '../errors';
import { DecimalSchema } from '../lists';
import { LISTING_OPTIONS } from './listing-parts';
import { DEPOSIT_METHODS, OPTION_RECURRENCES } from './option-codes';

/** The owner's options for a second driver. */
export const OWN_SECOND_DRIVER = ['not_selected', 'included', 'not_available'] as const;

const percent = Type.Integer({ description: 'per cent, 0 for none' });

/** The owner's prices; amounts in the camper's currency. */
const priceFields = {
  price_low: DecimalSchema,
  price_mid: DecimalSchema,
  price_high: DecimalSchema,
  min_days: Type.Integer(),
  discount_weekly: percent,
  discount_early: percent,
  km_200_price: DecimalSchema,
  km_unlimited: Type.Boolean({ description: 'whether guests can choose unlimited kilometres' }),
  km_unlimited_price: DecimalSchema,
  extra_km_price: DecimalSchema,
  deposit: DecimalSchema,
  deposit_mean: Type.Array(Type.Enum([...DEPOSIT_METHODS])),
  second_driver: Type.Enum([...OWN_SECOND_DRIVER], {
    description: 'not_selected: guests pay the platform for one',
  }),
};

/** An extra that guests may add. */
export const OwnOptionSchema = Type.Object({
  id: Type.Integer(),
  code: Type.Enum([...LISTING_OPTIONS]),
  name: Type.Union([Type.Null(), Type.String()], { description: 'in the words of the owner, with `other`' }),
  recurrence: Type.Enum([...OPTION_RECURRENCES], { description: 'costs its price by the day or once' }),
  unit_price: DecimalSchema,
  max_quantity: Type.Integer(),
});
export type OwnOption = Static<typeof OwnOptionSchema>;

/** All prices of a camper, as its owner sets them. */
export const PriceDetailsSchema = Type.Object({
  ...TaggedSchema.properties,
  currency: Type.String(),
  ...priceFields,
  options: Type.Array(OwnOptionSchema),
});
export type PriceDetails = Static<typeof PriceDetailsSchema>;

const Amount = Type.String({ maxLength: 20, description: 'a decimal amount' });
/** Only bounds the input; values beyond the limits of a field are refused with a message. */
const Number = Type.Number({ minimum: -1_000_000, maximum: 1_000_000 });
const RowId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Changes of the prices; unknown deposit methods are dropped. */
export const UpdatePriceDetailsSchema = Type.Partial(
  Type.Object({
    price_low: Amount,
    price_mid: Amount,
    price_high: Amount,
    min_days: Number,
    discount_weekly: Number,
    discount_early: Number,
    km_200_price: Amount,
    km_unlimited: Type.Boolean(),
    km_unlimited_price: Amount,
    extra_km_price: Amount,
    deposit: Amount,
    deposit_mean: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
    second_driver: Type.Enum([...OWN_SECOND_DRIVER]),
  }),
  { examples: [{ price_high: '120.00', discount_weekly: 10 }] },
);
export type UpdatePriceDetails = Static<typeof UpdatePriceDetailsSchema>;

export const CreateOwnOptionSchema = Type.Object(
  {
    code: Type.Enum([...LISTING_OPTIONS]),
    name: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 200 })])),
    recurrence: Type.Enum([...OPTION_RECURRENCES]),
    unit_price: Amount,
    max_quantity: Type.Optional(Number),
  },
  { examples: [{ code: 'bikes', recurrence: 'day', unit_price: '5.00', max_quantity: 2 }] },
);
export type CreateOwnOption = Static<typeof CreateOwnOptionSchema>;

export const UpdateOwnOptionSchema = Type.Object(
  {
    id: RowId,
    name: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 200 })])),
    recurrence: Type.Optional(Type.Enum([...OPTION_RECURRENCES])),
    unit_price: Type.Optional(Amount),
    max_quantity: Type.Optional(Number),
  },
  { examples: [{ id: 12, unit_price: '6.00' }] },
);
export type UpdateOwnOption = Static<typeof UpdateOwnOptionSchema>;

export const RemoveOwnOptionQuerySchema = Type.Object({ option_id: RowId });

/** An example trip for a preview of prices. */
export const PriceExampleQuerySchema = Type.Object({
  ...UpdatePriceDetailsSchema.properties,
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  days: Type.Integer({ minimum: 1, maximum: 28 }),
  is_early: Type.Boolean({ description: 'booked so far ahead that the early discount is given' }),
});
export type PriceExampleQuery = Static<typeof PriceExampleQuerySchema>;

/** Earnings and costs of an example trip; amounts in the camper's currency. */
export const PriceExampleSchema = Type.Object({
  currency: Type.String(),
  days: Type.Integer(),
  gross: DecimalSchema,
  price_discount_weekly: DecimalSchema,
  price_discount_early: DecimalSchema,
  price_owner: DecimalSchema,
  price_fees: DecimalSchema,
  price_insurance: DecimalSchema,
  price: DecimalSchema,
  price_per_day: DecimalSchema,
  price_owner_before: Type.Union([Type.Null(), DecimalSchema], {
    description: 'the amount with the saved prices, if it differs',
  }),
});
export type PriceExample = Static<typeof PriceExampleSchema>;

const Between = Type.Object({
  season: Type.Enum(['low', 'mid', 'high']),
  from: DecimalSchema,
  to: DecimalSchema,
  own: DecimalSchema,
});

/** The prices per day of similar campers nearby: the middle half of them. */
export const SimilarPricesSchema = Type.Object({
  currency: Type.String(),
  count: Type.Integer({ description: 'of how many; with fewer than eight, `seasons` is empty' }),
  radius_km: Type.Integer(),
  seasons: Type.Array(Between),
});
export type SimilarPrices = Static<typeof SimilarPricesSchema>;
