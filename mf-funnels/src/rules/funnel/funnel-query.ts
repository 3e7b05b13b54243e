import type { BookingPrice } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';

import { isAfterPaying, type Funnel, type FunnelStep } from './funnel-steps';

/** An error code of the provider that means nothing went wrong. */
const NO_ERROR = '201004';

export function isPathOf(funnel: Funnel, { id }: { id?: string }): boolean {
  return funnel === 'booking-payment' || isRecordId(id);
}

export type FlaggedPrice = Pick<
  BookingPrice,
  'price_cancellation_insurance_per_day' | 'price_rental_cover' | 'coupon_code'
>;

/** Undefined if no flag is missing. Flags in the query are kept as they are. */
export function withFlags(search: string, price: FlaggedPrice): string | undefined {
  const params = new URLSearchParams(search);
  const flags = {
    cancel_insurance: price.price_cancellation_insurance_per_day === null ? undefined : 'true',
    rental_cover: price.price_rental_cover === null ? undefined : 'true',
    coupon_code: price.coupon_code ?? undefined,
  };
  const missing = Object.entries(flags).filter(([name, value]) => value !== undefined && !params.has(name));
  if (missing.length === 0) return undefined;
  for (const [name, value] of missing) params.set(name, value ?? '');
  return params.toString();
}

export function withoutNoError(search: string): string | undefined {
  const params = new URLSearchParams(search);
  const code = params.get('error_code');
  if (code !== '' && code !== NO_ERROR) return undefined;
  params.delete('error_code');
  return params.toString();
}

/** The redirect for a return from a bank without a transaction; undefined with one. */
export function redirectWithoutTransaction(search: string): { step: 'payment'; search: string } | undefined {
  const params = new URLSearchParams(search);
  if (params.get('transactionId')) return undefined;
  params.delete('transactionId');
  params.set('errorCode', 'YSC_PAYMENTS');
  return { step: 'payment', search: params.toString() };
}

export function isPaymentPage(step: FunnelStep | undefined): boolean {
  return step !== undefined && (step === 'payment' || isAfterPaying(step));
}

/** The rental cover is requested again when the guest leaves the payment pages. */
export function retriesCover(from: FunnelStep, to: FunnelStep | undefined): boolean {
  return isPaymentPage(from) && !isPaymentPage(to);
}

/** The request that a payment is for, from the query; undefined for a payment of the trip itself. */
export function parseRequestId(search: string): number | undefined {
  const text = new URLSearchParams(search).get('request_id');
  return isRecordId(text) ? Number(text) : undefined;
}
