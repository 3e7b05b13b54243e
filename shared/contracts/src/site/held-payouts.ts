import { Type, type Static, type TSchema } from 'typebox';

import { MAX_STAFF_REASON_LENGTH, PAYOUT_BLOCKS, PAYOUT_REFUSALS, PAYOUT_STATES } from '@campavia/domain';

import { DecimalSchema, PageOf } from '../lists';

const OrNull = <Some extends TSchema>(schema: Some) => Type.Union([schema, Type.Null()]);
const Moment = Type.String({ description: 'a moment in UTC' });

/** A blocked payout. */
export const HeldPayoutSchema = Type.Object({
  id: Type.Integer(),
  booking_id: Type.Integer(),
  owner: Type.Object({ id: Type.Integer(), first_name: Type.String(), last_name: Type.String() }),
  amount: DecimalSchema,
  currency: Type.String(),
  block: Type.Enum([...PAYOUT_BLOCKS]),
  refusal: OrNull(Type.Enum([...PAYOUT_REFUSALS])),
  hold_reason: OrNull(Type.String({ description: 'why staff hold it, for staff only' })),
  blocked_until: OrNull(Moment),
  due_at: Moment,
  can_release: Type.Boolean({ description: 'false if the owner or another decision has to come first' }),
});
export type HeldPayout = Static<typeof HeldPayoutSchema>;

export const HeldPayoutsSchema = Type.Object({
  ...PageOf(HeldPayoutSchema).properties,
  releasable: Type.Integer({ minimum: 0, description: 'those that staff may release' }),
  counted_at: Type.String({ description: 'the moment of the count, by the clock of the server' }),
});
export type HeldPayouts = Static<typeof HeldPayoutsSchema>;

export const HeldPayoutsQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '10 by default' })),
});
export type HeldPayoutsQuery = Static<typeof HeldPayoutsQuerySchema>;

export const ReleasePayoutSchema = Type.Object(
  {
    reason: Type.String({
      minLength: 1,
      maxLength: MAX_STAFF_REASON_LENGTH,
      description: 'for the audit log',
    }),
  },
  { examples: [{ reason: 'The owner confirmed the new account by phone.' }] },
);
export type ReleasePayout = Static<typeof ReleasePayoutSchema>;

/** A payout after its release: it may still be blocked for another reason. */
export const ReleasedPayoutSchema = Type.Object({
  id: Type.Integer(),
  state: Type.Enum([...PAYOUT_STATES]),
  block: OrNull(Type.Enum([...PAYOUT_BLOCKS])),
});
export type ReleasedPayout = Static<typeof ReleasedPayoutSchema>;
