import { Type, type Static } from 'typebox';

import {
  BOOKING_STATES,
  COUPON_STATES,
  CURRENCIES,
  MAX_COUPON_CODE_LENGTH,
  MAX_COUPON_USES,
  MAX_MONEY_REASON_LENGTH,
} from '@campavia/domain';

import { DecimalSchema, PageOf, PlainDateSchema } from '../lists';

const OrNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const Moment = Type.String({ description: 'a moment in UTC' });
const Person = Type.Object({ id: Type.Integer(), first_name: Type.String(), last_name: Type.String() });
const Amount = Type.String({ maxLength: 20, description: 'a decimal' });
const Currency = Type.Enum([...CURRENCIES]);
const Reason = Type.String({
  minLength: 1,
  maxLength: MAX_MONEY_REASON_LENGTH,
  description: 'for the audit log',
});

/** A refund that one member of staff has proposed and a second one approves. */
export const RefundProposalSchema = Type.Object({
  booking_id: Type.Integer(),
  guest: Type.String({ description: 'first and last name' }),
  staff: Type.Object({ id: Type.Integer(), first_name: Type.String(), is_me: Type.Boolean() }),
  refund_total: DecimalSchema,
  currency: Type.String(),
  reason: Type.String(),
  comment: Type.String(),
  proposed_at: Moment,
  expires_at: Moment,
});
export type RefundProposal = Static<typeof RefundProposalSchema>;

export const RefundProposalsSchema = Type.Object({
  results: Type.Array(RefundProposalSchema, { maxItems: 100 }),
});
export type RefundProposals = Static<typeof RefundProposalsSchema>;

/** A booking as staff cancel it. */
export const StaffRefundSchema = Type.Object({
  booking: Type.Object({
    id: Type.Integer(),
    state: Type.Enum([...BOOKING_STATES]),
    from: PlainDateSchema,
    to: PlainDateSchema,
    camper: Type.Object({ id: Type.Integer(), title: Type.String() }),
    guest: Person,
    owner: Person,
  }),
  price: DecimalSchema,
  paid: DecimalSchema,
  refunded: DecimalSchema,
  refundable: Type.String({ description: 'the most that can be given back, a decimal' }),
  one_person_limit: Type.String({ description: 'above it a second person approves, a decimal' }),
  currency: Type.String(),
  can_cancel: Type.Boolean(),
  proposal: OrNull(RefundProposalSchema),
});
export type StaffRefund = Static<typeof StaffRefundSchema>;

export const StaffRefundQuerySchema = Type.Object({
  refund_total: Type.String({ maxLength: 20, pattern: '^-?\\d{1,13}\\.\\d{2}$', description: 'a decimal' }),
});

/** The distribution of the paid amount when a booking is cancelled with a refund: the lines sum to it. */
export const StaffRefundPreviewSchema = Type.Object({
  refund_total: DecimalSchema,
  retained_total: DecimalSchema,
  owner_receives: DecimalSchema,
  platform_retains: DecimalSchema,
  currency: Type.String(),
  needs_second_person: Type.Boolean(),
  lines: Type.Array(
    Type.Object({
      share: Type.Enum(['owner', 'fees', 'insurance', 'cancellation', 'coupon']),
      amount: DecimalSchema,
      refund: DecimalSchema,
      retained: DecimalSchema,
    }),
  ),
});
export type StaffRefundPreview = Static<typeof StaffRefundPreviewSchema>;

/** The id of the proposal that was shown: no other one is approved or withdrawn instead. */
export const RefundProposalAnswerSchema = Type.Object(
  { proposed_at: Type.String({ maxLength: 40 }) },
  { examples: [{ proposed_at: '2027-03-15T08:02:00.000Z' }] },
);
export type RefundProposalAnswer = Static<typeof RefundProposalAnswerSchema>;

/** A coupon as staff see it: an amount or a percentage. */
export const StaffCouponSchema = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  amount: OrNull(DecimalSchema),
  percent: OrNull(Type.Integer()),
  currency: OrNull(Type.String()),
  valid_from: PlainDateSchema,
  valid_until: PlainDateSchema,
  uses: Type.Integer(),
  most_uses: Type.Integer(),
  state: Type.Enum([...COUPON_STATES]),
  reason: OrNull(Type.String()),
  created_by: OrNull(Type.String({ description: 'first name' })),
});
export type StaffCoupon = Static<typeof StaffCouponSchema>;

export const StaffCouponsSchema = PageOf(StaffCouponSchema);
export type StaffCoupons = Static<typeof StaffCouponsSchema>;

export const MoneyPageQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '10 by default' })),
});
export type MoneyPageQuery = Static<typeof MoneyPageQuerySchema>;

/** `amount` with `currency`, or `percent`. */
export const CreateCouponSchema = Type.Object(
  {
    code: Type.String({ maxLength: MAX_COUPON_CODE_LENGTH * 2 }),
    amount: Type.Optional(Amount),
    currency: Type.Optional(Currency),
    percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    valid_from: PlainDateSchema,
    valid_until: PlainDateSchema,
    most_uses: Type.Integer({ minimum: 1, maximum: MAX_COUPON_USES }),
    reason: Reason,
  },
  {
    examples: [
      {
        code: 'SPRING-27',
        amount: '25.00',
        currency: 'EUR',
        valid_from: '2027-03-15',
        valid_until: '2027-06-30',
        most_uses: 100,
        reason: 'Newsletter of March',
      },
    ],
  },
);
export type CreateCoupon = Static<typeof CreateCouponSchema>;

/** A rental credit that staff granted. */
export const StaffCreditSchema = Type.Object({
  id: Type.Integer(),
  user: Person,
  kind: Type.Enum(['goodwill', 'gift_card']),
  amount: DecimalSchema,
  balance: DecimalSchema,
  withdrawn: DecimalSchema,
  currency: Type.String(),
  created_at: Moment,
  expire_at: Moment,
  is_open: Type.Boolean({ description: 'something is left, and it is still valid' }),
  reason: OrNull(Type.String()),
  granted_by: OrNull(Type.String({ description: 'first name' })),
});
export type StaffCredit = Static<typeof StaffCreditSchema>;

export const StaffCreditsSchema = PageOf(StaffCreditSchema);
export type StaffCredits = Static<typeof StaffCreditsSchema>;

export const GrantCreditSchema = Type.Object(
  {
    user_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    kind: Type.Enum(['goodwill', 'gift_card']),
    amount: Amount,
    currency: Currency,
    valid_until: PlainDateSchema,
    reason: Reason,
  },
  {
    examples: [
      {
        user_id: 17,
        kind: 'goodwill',
        amount: '50.00',
        currency: 'EUR',
        valid_until: '2028-03-15',
        reason: 'The heating failed for one night',
      },
    ],
  },
);
export type GrantCredit = Static<typeof GrantCreditSchema>;

/** Why a coupon or credit is withdrawn. */
export const WithdrawGiftSchema = Type.Object(
  { reason: Reason },
  { examples: [{ reason: 'Created twice' }] },
);
export type WithdrawGift = Static<typeof WithdrawGiftSchema>;
