import { http } from '@campavia/api-client/core';
import type {
  AsyncPayment,
  BookingPayments,
  ChoosePayment,
  ConfirmPayment,
  PaymentOutcome,
  PaymentPreparation,
  PaymentSummary,
  RefundPreview,
  StartPayment,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of payments, apart from `keys` so that no first page loads them. */
export const paymentKeys = {
  payments: (id: number | string) => `bookings/guest/${id}/payments`,
  summary: (id: number | string) => `bookings/guest/${id}/payments/summary`,
  refund: (id: number | string) => `bookings/guest/${id}/refund`,
};

/** Options of a call about a payment. */
export interface PaymentOptions extends EndpointOptions {
  /** The extension or upgrade to be paid; the trip itself without it. */
  requestId?: number;
}

/**
 * The amounts due with the chosen method.
 * @throws ApiError 404 `booking_not_found`, 405 `BOOKING_ALREADY_PAID` or `BOOKING_IN_WRONG_STATE`
 */
export function getPaymentSummary(
  id: number | string,
  options: EndpointOptions = {},
): Promise<PaymentSummary> {
  return (options.http ?? http()).get<PaymentSummary>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/summary/`,
    options,
  );
}

/**
 * Chooses a payment method, and whether rental credits are used.
 * @throws ApiError 404 `booking_not_found`, 405 with one of the codes of a confirmation, 400 on `type` for a method
 * that is not offered
 */
export function choosePayment(
  id: number | string,
  body: ChoosePayment,
  options: EndpointOptions = {},
): Promise<PaymentSummary> {
  return (options.http ?? http()).post<PaymentSummary>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/summary/`,
    body,
    options,
  );
}

/**
 * Prepares a payment: the price is agreed, the days are held for 15 minutes, card data may go to the vault.
 * @throws ApiError 404 `booking_not_found`, 405 with one of the codes of a confirmation, 400 with the number of a price
 * refusal in `fields.__all__` for missing documents, 503 `payments_away`
 */
export function preparePayment(
  id: number | string,
  type: StartPayment['type'],
  { requestId, ...options }: PaymentOptions = {},
): Promise<PaymentPreparation> {
  const query = queryOf({ type, request_id: requestId });
  return (options.http ?? http()).get<PaymentPreparation>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/?${query}`,
    options,
  );
}

/** Timeout; banks can be slow. */
const TIMEOUT_MS = 30_000;

/**
 * Starts a payment, or finds the one that the same key started.
 *
 * @param idempotencyKey a new one for each attempt; the same one if an attempt is sent again
 * @throws ApiError 405 with one of the codes of a confirmation, 400 by field or with a price refusal, 503
 * `payments_away`, 409 `payment_under_way`, `payment_changed` or `idempotency_key_reused`
 */
export function startPayment(
  id: number | string,
  body: StartPayment,
  idempotencyKey: string,
  options: EndpointOptions = {},
): Promise<AsyncPayment> {
  return (options.http ?? http()).post<AsyncPayment>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/async/`,
    body,
    { timeoutMs: TIMEOUT_MS, ...options, idempotencyKey },
  );
}

/**
 * The current status of a payment.
 * @throws ApiError 404 `booking_not_found` or `payment_not_found`
 */
export function getAsyncPayment(
  id: number | string,
  asyncId: string,
  options: EndpointOptions = {},
): Promise<AsyncPayment> {
  return (options.http ?? http()).get<AsyncPayment>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/async/${encodeURIComponent(asyncId)}/`,
    options,
  );
}

/** The provider's page for a pending payment. */
export interface PaymentRedirect {
  /** Id of the payment in the api. */
  id: string;
  redirect_url: string;
}

/**
 * The provider's page of the pending payment.
 * @throws ApiError 404 `booking_not_found`, or `payment_not_found` if there is no such page
 */
export function getPaymentRedirect(
  id: number | string,
  options: EndpointOptions = {},
): Promise<PaymentRedirect> {
  return (options.http ?? http()).get<PaymentRedirect>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/web-redirect/`,
    options,
  );
}

/**
 * Makes the last checks, and completes payments without a provider: a price of 0, or one paid in full by rental
 * credits.
 *
 * @param idempotencyKey a new one for each attempt; the same one if an attempt is sent again
 * @throws ApiError 405 with one of its six codes or `BOOKING_NOT_IN_VALID_STATE`, 409 `payment_under_way`
 */
export function confirmPayment(
  id: number | string,
  body: ConfirmPayment,
  idempotencyKey: string,
  options: EndpointOptions = {},
): Promise<PaymentOutcome> {
  return (options.http ?? http()).post<PaymentOutcome>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/confirm/`,
    body,
    { ...options, idempotencyKey },
  );
}

/**
 * The outcome of a payment, after the return from a page of the provider.
 *
 * @param transactionId as returned by the provider's page
 * @throws ApiError 404 `booking_not_found`; 405 `BOOKING_NOT_IN_VALID_STATE`, `CAMPER_ALREADY_BOOKED` or
 * `BOOKING_ALREADY_PAID` if the payment is refunded
 */
export function getPaymentOutcome(
  id: number | string,
  transactionId: string,
  { requestId, ...options }: PaymentOptions = {},
): Promise<PaymentOutcome> {
  const query = queryOf({ transactionId, request_id: requestId });
  return (options.http ?? http()).get<PaymentOutcome>(
    `/3/my-requests/${encodeURIComponent(id)}/payment/final/?${query}`,
    options,
  );
}

/**
 * The payments of a trip, the amount still due, and the methods for paying it.
 * @throws ApiError 404 `booking_not_found` if it does not exist or belongs to another user
 */
export function getBookingPayments(
  id: number | string,
  { requestId, ...options }: PaymentOptions = {},
): Promise<BookingPayments> {
  const query = requestId === undefined ? '' : `?${queryOf({ request_id: requestId })}`;
  return (options.http ?? http()).get<BookingPayments>(
    `/3/my-requests/${encodeURIComponent(id)}/payments/${query}`,
    options,
  );
}

/**
 * The refund if the guest cancelled now, part by part.
 * @throws ApiError 404 `booking_not_found`
 */
export function getRefund(id: number | string, options: EndpointOptions = {}): Promise<RefundPreview> {
  return (options.http ?? http()).get<RefundPreview>(
    `/3/my-requests/${encodeURIComponent(id)}/refund/`,
    options,
  );
}

function queryOf(values: Record<string, string | number | undefined>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
