import type { PaymentErrorCode } from '@campavia/contracts';

import { readableText } from '../readable';

export const PAYMENT_REFUSALS = [
  'BOOKING_IN_WRONG_STATE',
  'BOOKING_NOT_IN_VALID_STATE',
  'CAMPER_ALREADY_BOOKED',
  'INSURANCE_CONDITIONS_NOT_MET',
  'BOOKING_ALREADY_PAID',
  'PAYMENT_ERROR_IN_SEND_CARD_INFO',
  'payment_changed',
  'payment_under_way',
  'payments_away',
] as const;
export type PaymentRefusal = (typeof PAYMENT_REFUSALS)[number];

export const PAYMENT_FIELDS = ['number', 'expiry', 'cvx', 'holder', 'phone'] as const;
export type PaymentField = (typeof PAYMENT_FIELDS)[number];

/**
 * `card`: the vault refused the card; `token`: it returned none; `vault`: it did not answer; `not_begun`: the
 * preparation failed, before any money was requested.
 */
type OwnFailureCode =
  | 'card'
  | 'token'
  | 'vault'
  | 'network'
  | 'unknown'
  | 'not_begun'
  | 'documents_72'
  | 'documents_24';

export interface PaymentFailure {
  code: PaymentErrorCode | PaymentRefusal | OwnFailureCode;
  /** The problem by field, in the words of the vault or the api. */
  fields?: Partial<Record<PaymentField, string>>;
  detail?: string;
}

export type NextStep =
  | 'again'
  | 'other_card'
  | 'other_means'
  | 'wait'
  | 'trip'
  | 'insurance'
  | 'similar'
  | 'documents';

const NEXT_STEPS: Partial<Record<PaymentFailure['code'], NextStep>> = {
  MPG_BANK_AMOUNT_LIMIT_REACHED: 'other_means',
  MPG_CARD_AMOUNT_LIMIT_REACHED: 'other_card',
  MPG_CARD_EXPIRED: 'other_card',
  MPG_CARD_FRAUD: 'other_card',
  MPG_CARD_INACTIVE: 'other_card',
  MPG_CARD_LOST: 'other_card',
  MPG_COUNTRY_UNAUTHORIZED: 'other_card',
  MPG_PAYPAL_FAILED: 'other_means',
  MPG_UNKNOWN: 'other_means',
  PAYMENT_ERROR_IN_SEND_CARD_INFO: 'other_card',
  YSC_PAYMENT_CARD_EXPIRES_BEFORE_BOOKING_END: 'other_card',
  YSC_PAYMENT_CONFIMRATION_TOO_LONG: 'wait',
  YSC_PAYMENTS: 'trip',
  BOOKING_ALREADY_PAID: 'trip',
  BOOKING_IN_WRONG_STATE: 'trip',
  BOOKING_NOT_IN_VALID_STATE: 'trip',
  CAMPER_ALREADY_BOOKED: 'similar',
  INSURANCE_CONDITIONS_NOT_MET: 'insurance',
  payment_under_way: 'wait',
  network: 'trip',
  unknown: 'trip',
  card: 'other_card',
  token: 'other_card',
  documents_72: 'documents',
  documents_24: 'documents',
};

export function nextStepAfter(code: PaymentFailure['code']): NextStep {
  return NEXT_STEPS[code] ?? 'again';
}

export interface FailedCall {
  kind: string;
  status?: number;
  code?: string;
  detail?: string;
  fields: Record<string, string[]>;
}

/** Price refusals that mean missing documents. */
const DOCUMENT_CODES: Record<string, PaymentFailure['code']> = { 104: 'documents_72', 110: 'documents_24' };
const RENAMED: Record<string, PaymentFailure['code']> = {
  PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE: 'YSC_PAYMENT_CARD_EXPIRES_BEFORE_BOOKING_END',
};

export function parsePaymentFailure(call: FailedCall): PaymentFailure {
  if (call.kind !== 'status') return { code: 'network' };
  const code = knownCode(call);
  if (code) return { code, ...(call.detail && { detail: call.detail }) };
  const [phone] = call.fields.phone ?? [];
  if (phone) return { code: 'unknown', fields: { phone } };
  const detail = [call.detail, ...Object.values(call.fields).flat()].map(readableText).find(Boolean);
  return { code: 'unknown', ...(detail && { detail }) };
}

/** A failure before the bank was asked: no money has moved, whatever the reason. */
export function asNotBegun(failure: PaymentFailure): PaymentFailure {
  const isVague = failure.code === 'network' || (failure.code === 'unknown' && !failure.fields);
  return isVague ? { ...failure, code: 'not_begun' } : failure;
}

function knownCode({ status, code = '', fields }: FailedCall): PaymentFailure['code'] | undefined {
  const documents = DOCUMENT_CODES[fields.__all__?.[0] ?? ''];
  const known = documents ?? RENAMED[code] ?? PAYMENT_REFUSALS.find((refusal) => refusal === code);
  return known ?? (status === 503 ? 'payments_away' : undefined);
}
