import { Type, type Static } from 'typebox';

import { DecimalSchema, PlainDateSchema } from '../lists';
import { PAYMENT_TYPES } from './payments';

/** The status of a payment; `suggest` is offered and not stored. */
export const PAYMENT_STATES = [
  'suggest',
  'select',
  'to_come',
  'in_prog',
  'done',
  'failed',
  'cancel',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
export type StoredPaymentState = Exclude<PaymentState, 'suggest'>;

/** The purpose of a payment. */
export const PAYMENT_REASONS = [
  'book',
  'exten',
  'exteng',
  'sinist',
  'gftcrd',
  'depos',
  'gest',
  'refund',
  'moneyb',
  'tolls',
] as const;
export type PaymentReason = (typeof PAYMENT_REASONS)[number];

const OrNull = <Some extends Parameters<typeof Type.Array>[0]>(schema: Some) =>
  Type.Union([Type.Null(), schema]);
const Moment = Type.String({ format: 'date-time' });

export const PaymentRowSchema = Type.Object({
  id: Type.Integer(),
  type: Type.Enum([...PAYMENT_TYPES]),
  state: Type.Enum([...PAYMENT_STATES]),
  reason: Type.Enum([...PAYMENT_REASONS]),
  request_id: OrNull(Type.Integer({ description: 'of the extension or upgrade that it pays' })),
  amount: DecimalSchema,
  amount_currency: Type.String(),
  async_id: OrNull(Type.String({ description: 'of a payment that the provider takes' })),
  of_payment: OrNull(
    Type.Integer({
      description: 'for a refund: the refunded payment; for rental credits: the payment they are used with',
    }),
  ),
  due_on: OrNull(PlainDateSchema),
  error_code: OrNull(Type.String()),
  made_at: Moment,
  done_at: OrNull(Moment),
});
export type PaymentRow = Static<typeof PaymentRowSchema>;

const InstalmentSchema = Type.Object({
  amount: DecimalSchema,
  amount_currency: Type.String(),
  on: PlainDateSchema,
});

/** A method that is offered, with the amounts due now and later. */
export const PaymentMethodSchema = Type.Object({
  type: Type.Enum([...PAYMENT_TYPES]),
  state: Type.Enum(['suggest', 'select']),
  logo: OrNull(Type.String()),
  now: DecimalSchema,
  now_currency: Type.String(),
  later: OrNull(DecimalSchema),
  later_currency: OrNull(Type.String()),
  later_on: OrNull(PlainDateSchema),
  instalments: Type.Array(InstalmentSchema, {
    description: 'the guest’s payments by day, today first; empty if everything is paid at once',
  }),
});
export type PaymentMethod = Static<typeof PaymentMethodSchema>;

const RentalCreditsSchema = Type.Object({
  available: DecimalSchema,
  usable: DecimalSchema,
  usable_currency: Type.String(),
  is_used: Type.Boolean(),
});

/** The payments of a trip, the amount still due, and the methods for paying it. */
export const BookingPaymentsSchema = Type.Object({
  booking: Type.Integer(),
  price: OrNull(DecimalSchema),
  paid: DecimalSchema,
  refunded: DecimalSchema,
  to_pay: DecimalSchema,
  currency_used: Type.String(),
  payments: Type.Array(PaymentRowSchema),
  means: Type.Array(PaymentMethodSchema),
  rental_credits: RentalCreditsSchema,
  /** Until when the days are held for the payer; null if they are not held, or already booked. */
  hold_until: OrNull(Moment),
  /** The current time of the api's clock; clocks of readers may be wrong. */
  read_at: Moment,
});
export type BookingPayments = Static<typeof BookingPaymentsSchema>;

/** The same once the payment is prepared: card data may go directly to the provider's vault. */
export const PaymentPreparationSchema = Type.Object({
  ...BookingPaymentsSchema.properties,
  card_registration: OrNull(
    Type.Object({
      house: Type.String(),
      id: Type.String(),
      url: Type.String(),
      fields: Type.Record(Type.String(), Type.String()),
    }),
  ),
});
export type PaymentPreparation = Static<typeof PaymentPreparationSchema>;

/** The amounts due with the chosen method, now and later. */
export const PaymentSummarySchema = Type.Object({
  type: OrNull(Type.Enum([...PAYMENT_TYPES])),
  use_rental_credits: Type.Boolean(),
  price: DecimalSchema,
  rental_credits: DecimalSchema,
  now: DecimalSchema,
  later: OrNull(DecimalSchema),
  later_on: OrNull(PlainDateSchema),
  currency_used: Type.String(),
});
export type PaymentSummary = Static<typeof PaymentSummarySchema>;
