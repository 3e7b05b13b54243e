export type { PaymentProps } from './payment';
export type { FailedPaymentProps } from './failure/failed-payment';
export type { RequestOutcomeProps } from './waiting/request-outcome';

const loadOutcomes = () => import('./open-outcome');

/** Fetches the page on which a trip is paid, with its messages. */
export async function loadPayment() {
  return (await import('./open-payment')).openPayment();
}

/** Fetches the page that says why a payment failed, with its messages. */
export async function loadFailedPayment() {
  return (await loadOutcomes()).openFailedPayment();
}

/** Fetches the page that follows a payment for something that was added to a trip, with its messages. */
export async function loadRequestOutcome() {
  return (await loadOutcomes()).openRequestOutcome();
}
