import { Type, type Static, type TSchema } from 'typebox';

import { KM_PACKAGES } from '@campavia/domain';

import { DecimalSchema, PlainDateSchema } from '../lists';
import { SECOND_DRIVER_CHOICES } from '../listings/option-codes';
import { PricePartSchema, PriceSchema } from '../listings/price';

const OrNull = <Some extends TSchema>(schema: Some) => Type.Union([Type.Null(), schema]);

const ChosenOptionSchema = Type.Object({
  id: Type.Integer({ maximum: 2_147_483_647 }),
  quantity: Type.Integer({ minimum: 0, maximum: 9 }),
});

/** A line of a booking's price, or of an amount added to the trip later; then `code` is its reason. */
export const BookingPriceLineSchema = Type.Object({
  code: Type.String(),
  label_id: Type.String({ description: 'the id of the line in message catalogues' }),
  amount: DecimalSchema,
  parts: Type.Array(PricePartSchema),
});
export type BookingPriceLine = Static<typeof BookingPriceLineSchema>;

/**
 * The price of a booking for its guest: the price of the stay with the guest's choices. `price_rental_cover` and the
 * price of a day of the cancellation insurance are set exactly when they are chosen, null otherwise; available choices
 * are in `offers`. `price_before` is the price last shown to the guest for the same choices, if it was different.
 */
export const BookingPriceSchema = Type.Object({
  ...PriceSchema.properties,
  booking_pk: Type.Integer(),
  lines: Type.Array(BookingPriceLineSchema),
  price_rental_cover: OrNull(DecimalSchema),
  price_cancellation_insurance_per_day: OrNull(DecimalSchema),
  price_cancellation_insurance_per_day_currency: OrNull(Type.String()),
  second_driver: Type.Enum([...SECOND_DRIVER_CHOICES]),
  options: Type.Array(ChosenOptionSchema),
  is_frozen: Type.Boolean({ description: 'recalculated at each request until then' }),
  price_before: OrNull(DecimalSchema),
  price_before_currency: OrNull(Type.String()),
  paid: DecimalSchema,
  paid_currency: Type.String(),
  to_pay: DecimalSchema,
  to_pay_currency: Type.String(),
});
export type BookingPrice = Static<typeof BookingPriceSchema>;

/** Changes to the choices; omitted ones stay. An empty coupon code removes the coupon. */
export const UpdateBookingPriceSchema = Type.Object(
  {
    coupon_code: Type.Optional(OrNull(Type.String({ maxLength: 40 }))),
    insurance_id: Type.Optional(Type.Integer({ maximum: 2_147_483_647 })),
    rental_cover: Type.Optional(Type.Boolean()),
    cancel_insurance: Type.Optional(Type.Boolean()),
    second_driver: Type.Optional(Type.Boolean()),
    km: Type.Optional(Type.Integer({ minimum: 0, maximum: 200, description: '100, 200, or 0 for no limit' })),
  },
  {
    additionalProperties: false,
    examples: [{ insurance_id: 2, cancel_insurance: true, coupon_code: 'CAMPAVIA50' }],
  },
);
export type UpdateBookingPrice = Static<typeof UpdateBookingPriceSchema>;

/** All options of a booking from now on; a quantity of 0 removes one. */
export const ChooseOptionsSchema = Type.Object(
  { options: Type.Array(ChosenOptionSchema, { maxItems: 40 }) },
  { additionalProperties: false, examples: [{ options: [{ id: 51, quantity: 2 }] }] },
);
export type ChooseOptions = Static<typeof ChooseOptionsSchema>;

const ownerAmounts = [
  ...['price_owner', 'price_gross', 'price_discount', 'price_discount_weekly', 'price_discount_early'],
  ...['price_km', 'price_options', 'total_earnings', 'extension_earnings'],
] as const;
export type OwnerPriceAmount = (typeof ownerAmounts)[number];

const amountFields = Object.fromEntries(ownerAmounts.map((name) => [name, DecimalSchema])) as Record<
  OwnerPriceAmount,
  typeof DecimalSchema
>;
const currencyFields = Object.fromEntries(
  ownerAmounts.map((name) => [`${name}_currency`, Type.String()]),
) as Record<`${OwnerPriceAmount}_currency`, ReturnType<typeof Type.String>>;

/** The owner's earnings from a booking, all in `currency_owner`. The lines sum to `total_earnings`. */
export const OwnerPriceSchema = Type.Object({
  booking_pk: Type.Integer(),
  ...amountFields,
  ...currencyFields,
  days: Type.Integer(),
  date_from: PlainDateSchema,
  date_to: PlainDateSchema,
  hour_from: Type.String(),
  hour_to: Type.String(),
  km: Type.Enum([...KM_PACKAGES]),
  insurance_id: Type.Integer(),
  second_driver: Type.Enum([...SECOND_DRIVER_CHOICES]),
  options: Type.Array(ChosenOptionSchema),
  lines: Type.Array(BookingPriceLineSchema),
  is_frozen: Type.Boolean(),
  currency_used: Type.String(),
  currency_owner: Type.String(),
});
export type OwnerPrice = Static<typeof OwnerPriceSchema>;
