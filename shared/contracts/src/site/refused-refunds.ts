import { Type, type Static } from 'typebox';

import {
  CURRENCIES,
  MAX_BANK_REFERENCE_LENGTH,
  MAX_MONEY_REASON_LENGTH,
  STORED_PAYMENT_STATES,
} from '@campavia/domain';

import { DecimalSchema, PageOf } from '../lists';

const Moment = Type.String({ description: 'a moment in UTC' });
const Reason = Type.String({
  minLength: 1,
  maxLength: MAX_MONEY_REASON_LENGTH,
  description: 'for the audit log',
});

/** A refund that the provider refused: the guest is still owed it. */
export const RefusedRefundSchema = Type.Object({
  id: Type.Integer(),
  booking_id: Type.Integer(),
  guest: Type.Object({ id: Type.Integer(), first_name: Type.String(), last_name: Type.String() }),
  amount: DecimalSchema,
  currency: Type.Enum([...CURRENCIES]),
  paid_by: Type.String({ description: 'how the guest had paid' }),
  is_unmatched: Type.Boolean({ description: 'the payment belonged to no booking' }),
  refused_at: Moment,
  needs_second_person: Type.Boolean({ description: 'a transfer of it does, above 500 EUR' }),
  transfer: Type.Union([
    Type.Object(
      {
        staff: Type.Object({ id: Type.Integer(), first_name: Type.String(), is_me: Type.Boolean() }),
        bank_reference: Type.String(),
        reason: Type.String(),
        proposed_at: Moment,
        expires_at: Moment,
      },
      { description: 'a transfer that waits for a second person' },
    ),
    Type.Null(),
  ]),
});
export type RefusedRefund = Static<typeof RefusedRefundSchema>;

export const RefusedRefundsSchema = Type.Object({
  ...PageOf(RefusedRefundSchema).properties,
  counted_at: Type.String({ description: 'the moment of the count, by the clock of the server' }),
});
export type RefusedRefunds = Static<typeof RefusedRefundsSchema>;

export const RefusedRefundsQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '10 by default' })),
});
export type RefusedRefundsQuery = Static<typeof RefusedRefundsQuerySchema>;

export const RepeatRefundSchema = Type.Object(
  { reason: Reason },
  { examples: [{ reason: 'The guest’s bank says that the card works again.' }] },
);
export type RepeatRefund = Static<typeof RepeatRefundSchema>;

export const TransferRefundSchema = Type.Object(
  {
    bank_reference: Type.String({
      minLength: 1,
      maxLength: MAX_BANK_REFERENCE_LENGTH,
      description: 'the reference on the guest’s bank statement',
    }),
    reason: Reason,
  },
  { examples: [{ bank_reference: 'REFUND 52107', reason: 'The card was closed.' }] },
);
export type TransferRefund = Static<typeof TransferRefundSchema>;

/** `failed` while a transfer waits for a second person. */
export const RefusedRefundStateSchema = Type.Object({
  id: Type.Integer(),
  state: Type.Enum([...STORED_PAYMENT_STATES]),
});
export type RefusedRefundState = Static<typeof RefusedRefundStateSchema>;
