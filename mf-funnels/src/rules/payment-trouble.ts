import type { PaymentErrorCode } from '@campavia/contracts';

import { readable } from './readable';

/** What the api refuses a payment for that is no code of the payment pages: words of its own stand for these. */
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

/** Fields that a payment asks for. */
export const PAYMENT_FIELDS = ['number', 'expiry', 'cvx', 'holder', 'phone'] as const;
export type PaymentField = (typeof PAYMENT_FIELDS)[number];

/**
 * `card`: its vault refused what was typed; `token`: it gave none; `vault`: it did not answer; `not_begun`: what comes
 * before the money is asked for failed.
 */
type OwnTrouble =
  'card' | 'token' | 'vault' | 'network' | 'unknown' | 'not_begun' | 'documents_72' | 'documents_24';

/** Why a payment came to nothing, or takes long. */
export interface PaymentTrouble {
  code: PaymentErrorCode | PaymentRefusal | OwnTrouble;
  /** What is wrong with which field, in words of the one who refused it. */
  fields?: Partial<Record<PaymentField, string>>;
  /** The api's own sentence, where there is one. */
  detail?: string;
}

/** What somebody does next. */
export type NextStep =
  'again' | 'other_card' | 'other_means' | 'wait' | 'trip' | 'insurance' | 'similar' | 'documents';

const NEXT: Partial<Record<PaymentTrouble['code'], NextStep>> = {
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

/** What to do after a failure; to try again where nothing better is known. */
export function nextStepAfter(code: PaymentTrouble['code']): NextStep {
  return NEXT[code] ?? 'again';
}

/** What of a failed call tells why. */
export interface FailedCall {
  kind: string;
  status?: number;
  code?: string;
  detail?: string;
  fields: Record<string, string[]>;
}

/** Numbers of price refusals that stand for papers which are missing. */
const PAPERS: Record<string, PaymentTrouble['code']> = { 104: 'documents_72', 110: 'documents_24' };
const RENAMED: Record<string, PaymentTrouble['code']> = {
  PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE: 'YSC_PAYMENT_CARD_EXPIRES_BEFORE_BOOKING_END',
};

/** Why a call of a payment failed, in the codes of the payment pages. */
export function troubleOf(call: FailedCall): PaymentTrouble {
  if (call.kind !== 'status') return { code: 'network' };
  const code = knownCode(call);
  if (code) return { code, ...(call.detail && { detail: call.detail }) };
  const [phone] = call.fields.phone ?? [];
  if (phone) return { code: 'unknown', fields: { phone } };
  const detail = [call.detail, ...Object.values(call.fields).flat()].map(readable).find(Boolean);
  return { code: 'unknown', ...(detail && { detail }) };
}

/** A trouble that came before anything was asked of a bank: then no money has moved, whatever the reason. */
export function beforeBeginning(trouble: PaymentTrouble): PaymentTrouble {
  const isVague = trouble.code === 'network' || (trouble.code === 'unknown' && !trouble.fields);
  return isVague ? { ...trouble, code: 'not_begun' } : trouble;
}

function knownCode({ status, code = '', fields }: FailedCall): PaymentTrouble['code'] | undefined {
  const paper = PAPERS[fields.__all__?.[0] ?? ''];
  const known = paper ?? RENAMED[code] ?? PAYMENT_REFUSALS.find((refusal) => refusal === code);
  return known ?? (status === 503 ? 'payments_away' : undefined);
}
