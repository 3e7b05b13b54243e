import { Type, type Static } from 'typebox';

/** Every kind of payment in the history. */
export const PAYMENT_TYPES = [
  'card',
  'card_2',
  'cred_4',
  'ho_vou',
  'transf',
  'sofort',
  'moneyb',
  'paypal',
  'klarna',
  'ideal',
  'mbway',
] as const;
export type PaymentTypeCode = (typeof PAYMENT_TYPES)[number];

/** Why a payment failed, by the codes that a payment page has in its address. */
export const PAYMENT_ERROR_CODES = [
  'MGP_3DS_AUTH_FAILED',
  'MPG_BANK_AMOUNT_LIMIT_REACHED',
  'MPG_CARD_AMOUNT_LIMIT_REACHED',
  'MPG_CARD_EXPIRED',
  'MPG_CARD_FRAUD',
  'MPG_CARD_INACTIVE',
  'MPG_CARD_LOST',
  'MPG_COUNTRY_UNAUTHORIZED',
  'MPG_AUTH_EXPIRED',
  'MPG_PAYPAL_FAILED',
  'MPG_UNKNOWN',
  'YSC_PAYMENTS',
  'YSC_PAYMENT_CARD_EXPIRES_BEFORE_BOOKING_END',
  'YSC_PAYMENT_CONFIMRATION_TOO_LONG',
] as const;
export type PaymentErrorCode = (typeof PAYMENT_ERROR_CODES)[number];

/** The codes that come from the provider, so that the payment was attempted. */
export const PAYIN_ERROR_CODES = PAYMENT_ERROR_CODES.slice(0, 11) as PayinErrorCode[];
export type PayinErrorCode = Exclude<PaymentErrorCode, `YSC_${string}`>;

export const PaymentTypeSchema = Type.Object({
  code: Type.String(),
  logo: Type.Union([Type.String(), Type.Null()], {
    description: 'its logo; several types may share one',
  }),
  is_instalments: Type.Boolean(),
  is_available: Type.Boolean({ description: 'whether the site takes it' }),
});

const PaymentErrorTextSchema = Type.Object({ title: Type.String(), description: Type.String() });
export type PaymentErrorText = Static<typeof PaymentErrorTextSchema>;
/** @deprecated `PaymentErrorText` */
export type PaymentErrorWords = PaymentErrorText;

/** Messages of a payment page by code; `default` for all other codes. */
export const PaymentErrorsSchema = Type.Object({
  default: PaymentErrorTextSchema,
  codes: Type.Record(Type.String(), PaymentErrorTextSchema),
});

/** Messages of a row of the payment history by code; `default` for all other codes. */
export const PayinErrorsSchema = Type.Object({
  default: Type.String(),
  codes: Type.Record(Type.String(), Type.String()),
});
