import { paymentPage } from './lazy-payment';

const loadOlder = async () => (await import('./older-payment/older-payment')).olderPayment;

/** Where a trip is paid in the older funnel, under each of its three addresses. */
export const LazyPaying = paymentPage(async () => (await loadOlder()).Paying);
/** Why a payment there failed. */
export const LazyPaymentError = paymentPage(async () => (await loadOlder()).PaymentError);
/** Back from a bank with a payment for what was added to a trip. */
export const LazyRequestPayment = paymentPage(async () => (await loadOlder()).RequestPayment);
