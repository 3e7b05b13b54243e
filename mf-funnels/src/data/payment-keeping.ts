import { platform } from '@campavia/remote-kit';

import { withAsyncId, type KeptPayment } from '../rules/payment-resume';

const keyOf = (bookingId: number) => `campavia.payment.${bookingId}`;

/** What this tab remembers of the payment of a trip. */
export function keptPayment(bookingId: number): KeptPayment | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(bookingId)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a payment in the tab and in the address, so that it is found again whatever happens to the page. */
export function keepPayment(bookingId: number, payment: KeptPayment): void {
  store(() => window.sessionStorage.setItem(keyOf(bookingId), JSON.stringify(payment)));
  replaceQuery(payment.asyncId);
}

/** A payment that is over is not followed any more. */
export function forgetPayment(bookingId: number): void {
  store(() => window.sessionStorage.removeItem(keyOf(bookingId)));
  replaceQuery(undefined);
}

/**
 * Back to the page of paying, with why it came to nothing; from there it can be read again after a reload.
 */
export function leadToPaying(code: string): void {
  const pathname = window.location.pathname.replace(/payment-callback\/?$/, 'payment');
  const params = new URLSearchParams(withAsyncId(window.location.search, undefined));
  params.set('error_code', code);
  platform().navigation.replace({ pathname, search: `?${params}` }, null, { preventScrollReset: true });
}

/** Leads to a page of the provider. */
export function leaveFor(address: string): void {
  const url = new URL(address, window.location.href);
  if (/^https?:$/.test(url.protocol)) window.location.assign(url);
}

function replaceQuery(asyncId: string | undefined): void {
  const { pathname, search } = window.location;
  const query = withAsyncId(search, asyncId);
  if (query === search.replace('?', '')) return;
  const to = { pathname, search: query && `?${query}` };
  platform().navigation.replace(to, null, { preventScrollReset: true });
}

function store(write: () => void): void {
  try {
    write();
  } catch {
    // Without storage the address alone remembers.
  }
}

function isKept(value: unknown): value is KeptPayment {
  const { asyncId, isByPhone } = (value ?? {}) as Partial<KeptPayment>;
  return typeof asyncId === 'string' && typeof isByPhone === 'boolean';
}
