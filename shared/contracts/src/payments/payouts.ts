import { Type, type Static } from 'typebox';

import { PAYOUT_BLOCKS, PAYOUT_REFUSALS, PAYOUT_STATES } from '@campavia/domain';

import { DecimalSchema, PlainDateSchema } from '../lists';

const OrNull = <Some extends Parameters<typeof Type.Array>[0]>(schema: Some) =>
  Type.Union([Type.Null(), schema]);

/** A payout to an owner, with its booking. `share` less `deducted` is `amount`. */
export const PayoutSchema = Type.Object({
  id: OrNull(Type.Integer({ description: 'null while it is planned' })),
  execution_date: Type.Unsafe<Static<typeof PlainDateSchema>>({
    ...PlainDateSchema,
    description: 'when it was made; if it is not made yet, when it is due',
  }),
  booking: Type.Object({
    id: Type.Integer(),
    camper: Type.Integer(),
    title: Type.String(),
    date_from: PlainDateSchema,
    date_to: PlainDateSchema,
  }),
  round: Type.Integer({ description: '1 follows the start of the trip, later ones its end' }),
  state: Type.Enum([...PAYOUT_STATES]),
  blocked_reason: OrNull(Type.Enum([...PAYOUT_BLOCKS])),
  blocked_until: OrNull(Type.String({ description: 'a timestamp, if the reason ends by itself' })),
  refusal: OrNull(Type.Enum([...PAYOUT_REFUSALS])),
  is_delayed: Type.Boolean({ description: 'the provider does not answer; it is tried again' }),
  share: DecimalSchema,
  deducted: Type.String({ description: 'the owner’s debt' }),
  amount: DecimalSchema,
  amount_currency: Type.String(),
  bank_account: OrNull(Type.String({ description: 'last digits of the account that it was sent to' })),
});
export type Payout = Static<typeof PayoutSchema>;

/** The payouts of a year, the latest first, all on one page. */
export const PayoutsSchema = Type.Object({
  count: Type.Integer(),
  next: Type.Null(),
  previous: Type.Null(),
  results: Type.Array(PayoutSchema),
  totals: Type.Array(
    Type.Object({
      currency: Type.String(),
      share: DecimalSchema,
      deducted: DecimalSchema,
      paid: DecimalSchema,
      planned: DecimalSchema,
    }),
    { description: 'of this year, by currency; share and deducted refer to executed payouts' },
  ),
  years: Type.Array(Type.Object({ year: Type.Integer(), count: Type.Integer() }), {
    description: 'the latest first: all years that have payouts',
  }),
});
export type Payouts = Static<typeof PayoutsSchema>;

/** Why staff block the payouts of an owner. */
export const HoldPayoutsSchema = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: 500 }),
});
export type HoldPayouts = Static<typeof HoldPayoutsSchema>;

export const PayoutHoldSchema = Type.Object({ user_id: Type.Integer(), is_held: Type.Boolean() });
export type PayoutHold = Static<typeof PayoutHoldSchema>;
