import { Paying } from './paying';
import { PaymentError } from './payment-error';
import { RequestPayment } from './request-payment';

export const olderPayment = { Paying, PaymentError, RequestPayment };
