export type { PaymentProps } from './payment';
export type { FailedPaymentProps } from './failure/failed-payment';
export type { RequestOutcomeProps } from './waiting/request-outcome';

const loadOutcomes = () => import('./open-outcome');

export async function loadPayment() {
  return (await import('./open-payment')).openPayment();
}

export async function loadFailedPayment() {
  return (await loadOutcomes()).openFailedPayment();
}

export async function loadRequestOutcome() {
  return (await loadOutcomes()).openRequestOutcome();
}

export async function loadRequestPaid() {
  return (await loadOutcomes()).openRequestPaid();
}
