import { Paying } from './paying';
import { PaymentError } from './payment-error';
import { RequestPayment } from './request-payment';

/** The pages of paying that only the older funnel has. */
export const olderPayment = { Paying, PaymentError, RequestPayment };
