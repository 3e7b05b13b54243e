import { addDays, type PlainDate } from '../dates';
import type { Minor } from '../money';

/** How long a second person can approve a refund that staff proposed, in hours. */
export const REFUND_PROPOSAL_HOURS = 48;

/** Maximum length of the explanation of a coupon, credit or refund, in characters. */
export const MAX_MONEY_REASON_LENGTH = 200;

/** The longest reference of a bank transfer, in characters, as SEPA allows. */
export const MAX_BANK_REFERENCE_LENGTH = 140;

/** The most that one coupon or one credit gives, in minor units of its currency. */
export const MAX_GIFT: Minor = 100_000;

/** How many trips one coupon can pay for at most. */
export const MAX_COUPON_USES = 10_000;

/** How many days a coupon or credit can be valid from today at most. */
export const MAX_GIFT_DAYS = 730;

export const MIN_COUPON_CODE_LENGTH = 4;
export const MAX_COUPON_CODE_LENGTH = 20;

/** The status of a coupon on a day. */
export const COUPON_STATES = ['usable', 'later', 'used_up', 'over', 'withdrawn'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

export interface DatedCoupon {
  from: PlainDate;
  until: PlainDate;
  uses: number;
  mostUses: number;
  isWithdrawn: boolean;
}

/** Returns the status of a coupon on a day. */
export function couponState(
  { from, until, uses, mostUses, isWithdrawn }: DatedCoupon,
  today: PlainDate,
): CouponState {
  if (isWithdrawn) return 'withdrawn';
  if (until < today) return 'over';
  if (uses >= mostUses) return 'used_up';
  return from > today ? 'later' : 'usable';
}

/** The code of a coupon as it is stored; undefined for an invalid one. */
export function readCouponCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  const hasLength = code.length >= MIN_COUPON_CODE_LENGTH && code.length <= MAX_COUPON_CODE_LENGTH;
  return hasLength && /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(code) ? code : undefined;
}

/** Whether a new coupon or credit may have this period of validity. */
export function areGiftDays(from: PlainDate, until: PlainDate, today: PlainDate): boolean {
  return until >= from && until >= today && until <= addDays(today, MAX_GIFT_DAYS);
}
