import { Type, type Static } from 'typebox';

import { DecimalSchema, PlainDateSchema } from '../lists';
import { PAYMENT_REASONS } from './booking-payments';
import { PAYMENT_TYPES } from './payments';

/** The status of a payment in the history; a planned one is debited on its `execution_date`. */
export const PAYIN_STATES = ['to_come', 'in_prog', 'done', 'failed'] as const;

export const PayinQuerySchema = Type.Object({
  year: Type.Optional(Type.String({ maxLength: 20, description: 'required; four digits: 2027' })),
});
export type PayinQuery = Static<typeof PayinQuerySchema>;

const OrNull = <Some extends Parameters<typeof Type.Array>[0]>(schema: Some) =>
  Type.Union([Type.Null(), schema]);

/** A payment or refund of a user as a guest, with the trip that it belongs to. */
export const PayinSchema = Type.Object({
  id: Type.Integer(),
  execution_date: PlainDateSchema,
  booking: Type.Object({
    id: Type.Integer(),
    camper: Type.Integer(),
    title: Type.String(),
    date_from: PlainDateSchema,
    date_to: PlainDateSchema,
  }),
  type: Type.Enum([...PAYMENT_TYPES]),
  reason: Type.Enum([...PAYMENT_REASONS]),
  part: Type.Enum(['whole', 'first_half', 'second_half']),
  state: Type.Enum([...PAYIN_STATES]),
  amount: Type.String({ description: 'signed: a refund is negative, a failed payment is 0.00' }),
  amount_currency: Type.String(),
  error_code: OrNull(Type.String()),
});
export type Payin = Static<typeof PayinSchema>;

/** The payments of a year, the latest first, all on one page. */
export const PayinsSchema = Type.Object({
  count: Type.Integer(),
  next: Type.Null(),
  previous: Type.Null(),
  results: Type.Array(PayinSchema),
  totals: Type.Array(
    Type.Object({
      currency: Type.String(),
      paid: DecimalSchema,
      refunded: DecimalSchema,
      planned: DecimalSchema,
    }),
    { description: 'of this year, by currency; deposit charges count as paid' },
  ),
  years: Type.Array(Type.Object({ year: Type.Integer(), count: Type.Integer() }), {
    description: 'the latest first: all years that have payments',
  }),
});
export type Payins = Static<typeof PayinsSchema>;
