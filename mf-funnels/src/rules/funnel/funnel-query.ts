import type { BookingPrice } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';

import { isAfterPaying, type Funnel, type FunnelStep } from './funnel-steps';

/** An error code of the provider that means nothing went wrong. */
const NO_ERROR = '201004';

/** Whether the path of a funnel names a camper, where it has to: anything else is no page. */
export function isPathOf(funnel: Funnel, { id }: { id?: string }): boolean {
  return funnel === 'booking-payment' || isRecordId(id);
}

/** What of a booking's price a query repeats. */
export type FlaggedPrice = Pick<
  BookingPrice,
  'price_cancellation_insurance_per_day' | 'price_rental_cover' | 'coupon_code'
>;

/** A query with the flags that are missing in it; undefined when none is. What was passed on stays. */
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

/** A query without an empty error code or the code of no error; undefined if it has neither. */
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

/** Whether a step is one of the pages where one pays. */
export function isPaymentPage(step: FunnelStep | undefined): boolean {
  return step !== undefined && (step === 'payment' || isAfterPaying(step));
}

/** Whether an unreachable rental cover is forgotten: on leaving the pages where one pays. */
export function retriesCover(from: FunnelStep, to: FunnelStep | undefined): boolean {
  return isPaymentPage(from) && !isPaymentPage(to);
}

/** The request that a payment is for, from the query; undefined for a payment of the trip itself. */
export function parseRequestId(search: string): number | undefined {
  const text = new URLSearchParams(search).get('request_id');
  return isRecordId(text) ? Number(text) : undefined;
}
