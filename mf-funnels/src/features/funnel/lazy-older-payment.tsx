import { paymentPage } from './lazy-payment';

const loadOlder = async () => (await import('./older-payment/older-payment')).olderPayment;

export const LazyPaying = paymentPage(async () => (await loadOlder()).Paying);
export const LazyPaymentError = paymentPage(async () => (await loadOlder()).PaymentError);
export const LazyRequestPayment = paymentPage(async () => (await loadOlder()).RequestPayment);
