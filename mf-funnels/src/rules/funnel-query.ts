import type { BookingPrice } from '@campavia/contracts';

import { isAfterPaying, type Funnel, type FunnelStep } from './funnel-steps';

const NUMBER = /^[1-9]\d{0,9}$/;
/** An error code of the provider that means nothing went wrong. */
const NO_ERROR = '201004';

/** Whether an address names a booking; anything else leads to the list of trips. */
export function isBookingId(text: string | undefined): boolean {
  return text !== undefined && NUMBER.test(text);
}

/** Whether the path of a funnel names a camper, where it has to: anything else is no page. */
export function isPathOf(funnel: Funnel, { id }: { id?: string }): boolean {
  return funnel === 'booking-payment' || isBookingId(id);
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

/** A query without an error code that says nothing; undefined when there is none in it. */
export function withoutNoError(search: string): string | undefined {
  const params = new URLSearchParams(search);
  const code = params.get('error_code');
  if (code !== '' && code !== NO_ERROR) return undefined;
  params.delete('error_code');
  return params.toString();
}

/** Where somebody goes who comes back from a bank without saying what came of it; undefined with a transaction. */
export function strayReturn(search: string): { step: 'payment'; search: string } | undefined {
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
export function forgetsCoverFailure(from: FunnelStep, to: FunnelStep | undefined): boolean {
  return isPaymentPage(from) && !isPaymentPage(to);
}

/** A payment for what was added to a trip says which request it is for; undefined for one of the trip itself. */
export function requestIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get('request_id') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
