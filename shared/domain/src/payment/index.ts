export { CREDIT_EMAIL_DAYS } from './credit-expiry';
export {
  PAYMENT_ACTORS,
  PAYMENT_TRANSITIONS,
  paymentTransition,
  STORED_PAYMENT_STATES,
  type PaymentActor,
  type PaymentTransition,
  type PaymentTransitionName,
  type StoredPaymentState,
} from './payment-process';
