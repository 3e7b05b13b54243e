import { Type, type Static, type TSchema } from 'typebox';

import { CLAIM_KINDS, KM_PACKAGES } from '@campavia/domain';

import { DecimalSchema, PlainDateSchema } from '../lists';
import { PAYMENT_TYPES } from '../payments/payments';
import { BookingPriceLineSchema } from './booking-prices';

const OrNull = <Some extends TSchema>(schema: Some) => Type.Union([Type.Null(), schema]);

const PartySchema = Type.Object({
  name: Type.String(),
  address: Type.Array(Type.String(), { description: 'lines of the postal address, without the country' }),
  country: OrNull(Type.String({ description: 'ISO 3166-1 alpha-2; null where the address names it' })),
  vat_number: OrNull(Type.String()),
});
export type ReceiptParty = Static<typeof PartySchema>;

const amountFields = { net: DecimalSchema, vat: DecimalSchema, gross: DecimalSchema };

const VatRowSchema = Type.Object({
  supplier: Type.Enum(['owner', 'platform', 'insurance', 'coupon']),
  rate: OrNull(Type.String({ description: 'per cent, `8.1`; null without tax' })),
  ...amountFields,
});
export type ReceiptVatRow = Static<typeof VatRowSchema>;

/** What was paid, positive, or refunded, negative. */
const ReceiptPaymentSchema = Type.Object({
  type: Type.Enum([...PAYMENT_TYPES]),
  amount: DecimalSchema,
  paid_on: PlainDateSchema,
});
export type ReceiptPayment = Static<typeof ReceiptPaymentSchema>;

/** Why money of a cancelled trip stays with owner and platform. */
export const RETENTION_REASONS = [
  'nothing',
  'on_time',
  'too_late',
  'together',
  'used_days',
  'agreed',
] as const;

/**
 * The settlement of a cancelled trip: for each share the booked amount and the retained amount; the rest was not paid
 * or is refunded.
 */
const CancellationSchema = Type.Object({
  by: Type.Enum(['guest', 'owner', 'both', 'staff']),
  cancelled_on: PlainDateSchema,
  reason: Type.Enum([...RETENTION_REASONS], {
    description: 'terms that determine the retained amount; `agreed` is an amount set by staff',
  }),
  retained: Type.Array(
    Type.Object({
      share: Type.Enum(['owner', 'fees', 'insurance', 'cancellation', 'coupon']),
      booked: DecimalSchema,
      retained: DecimalSchema,
    }),
    { description: 'shares that were booked; `booked` sums to the total, `retained` to `retained_total`' },
  ),
  retained_total: DecimalSchema,
  refund_open: DecimalSchema,
});
export type ReceiptCancellation = Static<typeof CancellationSchema>;

/** Charges to the deposit after the trip, in the currency of the deposit. */
const DepositChargeSchema = Type.Object({
  kind: Type.Enum([...CLAIM_KINDS]),
  beyond_km: OrNull(Type.Integer({ description: 'kilometres beyond the package; null of a claim' })),
  price_per_km: OrNull(DecimalSchema),
  amount: DecimalSchema,
  currency: Type.String(),
  charged_on: PlainDateSchema,
});
export type ReceiptDepositCharge = Static<typeof DepositChargeSchema>;

/**
 * The receipt of a trip that was confirmed, all amounts in `currency`. The lines sum to `total`. For a cancelled trip,
 * the payments less the pending refund sum to the retained amount, and the tax is that of the retained amount.
 */
export const ReceiptSchema = Type.Object({
  booking: Type.Integer(),
  number: Type.String(),
  issued_on: PlainDateSchema,
  guest: PartySchema,
  owner: PartySchema,
  platform: PartySchema,
  is_professional: Type.Boolean({ description: 'whether the owner charges value added tax' }),
  camper: Type.Object({ title: Type.String(), city: Type.String(), country: Type.String() }),
  date_from: PlainDateSchema,
  date_to: PlainDateSchema,
  days: Type.Integer(),
  km: Type.Enum([...KM_PACKAGES]),
  coupon_code: OrNull(Type.String()),
  currency: Type.String(),
  lines: Type.Array(BookingPriceLineSchema),
  total: DecimalSchema,
  vat: Type.Array(VatRowSchema, {
    description:
      'tax included in the total, or in the retained amount of a cancelled trip; empty without tax',
  }),
  vat_total: OrNull(Type.Object(amountFields, { description: 'of a professional owner: the whole price' })),
  payments: Type.Array(ReceiptPaymentSchema),
  to_pay: DecimalSchema,
  cancellation: OrNull(CancellationSchema),
  deposit_charges: Type.Array(DepositChargeSchema, {
    description: 'beside the price: neither lines, payments nor tax contain them',
  }),
});
export type Receipt = Static<typeof ReceiptSchema>;
