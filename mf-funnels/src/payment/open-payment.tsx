import type { ComponentType } from 'react';

import { inWords } from './in-words';
import { Payment, type PaymentProps } from './payment';

/** The page on which a trip is paid, once its words are there. */
export function openPayment(): Promise<ComponentType<PaymentProps>> {
  return inWords(Payment);
}
