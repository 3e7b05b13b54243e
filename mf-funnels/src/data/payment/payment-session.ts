import { platform } from '@campavia/remote-kit';

import { type StoredPayment, withAsyncId } from '../../rules/payment/payment-resume';

/** The subject of the payment: a trip, or an extension or upgrade of it. */
export interface PaymentSubject {
  id: number;
  requestId?: number;
}

const keyOf = ({ id, requestId }: PaymentSubject) =>
  ['campavia.payment', id, requestId].filter((part) => part !== undefined).join('.');

export function readStoredPayment(subject: PaymentSubject): StoredPayment | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(subject)) ?? 'null');
    return isStoredPayment(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a payment in the tab and in the address, so that it is found again after a reload. */
export function storePayment(subject: PaymentSubject, payment: StoredPayment): void {
  store(() => window.sessionStorage.setItem(keyOf(subject), JSON.stringify(payment)));
  replaceQuery(payment.asyncId);
}

export function removeStoredPayment(subject: PaymentSubject): void {
  store(() => window.sessionStorage.removeItem(keyOf(subject)));
  replaceQuery(undefined);
}

/**
 * Replaces the address by that of the payment page with the error code, which is still there after a reload.
 */
export function returnToPaymentPage(code: string): void {
  const pathname = window.location.pathname.replace(/payment-callback\/?$/, 'payment');
  const params = new URLSearchParams(withAsyncId(window.location.search, undefined));
  params.set('error_code', code);
  platform().navigation.replace({ pathname, search: `?${params}` }, null, { preventScrollReset: true });
}

export function leaveForProvider(address: string): void {
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
    // Without storage the payment is in the address alone.
  }
}

function isStoredPayment(value: unknown): value is StoredPayment {
  const { asyncId, isByPhone } = (value ?? {}) as Partial<StoredPayment>;
  return typeof asyncId === 'string' && typeof isByPhone === 'boolean';
}
