import { Type, type Static } from 'typebox';

import { DecimalSchema } from '../lists';

/** The refund for a guest who cancels now, part by part. */
export const RefundPreviewSchema = Type.Object({
  plan: Type.Enum(['ON_TIME', 'TOO_LATE']),
  deadline: Type.Union([Type.Null(), Type.String({ description: 'last moment or day of the plan' })]),
  grace_until: Type.Union([
    Type.Null(),
    Type.String({ description: 'UTC timestamp until which everything is refunded; null afterwards' }),
  ]),
  price: DecimalSchema,
  paid: DecimalSchema,
  refund_total: DecimalSchema,
  retained_total: DecimalSchema,
  owner_receives: DecimalSchema,
  currency_used: Type.String(),
  lines: Type.Array(
    Type.Object({
      share: Type.Enum(['owner', 'fees', 'insurance', 'cancellation', 'coupon']),
      amount: DecimalSchema,
      refund: DecimalSchema,
      retained: DecimalSchema,
    }),
  ),
});
export type RefundPreview = Static<typeof RefundPreviewSchema>;
