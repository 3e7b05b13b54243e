import type { ComponentType } from 'react';

import { FailedPayment, type FailedPaymentProps } from './failed-payment';
import { inWords } from './in-words';
import { RequestOutcome, type RequestOutcomeProps } from './request-outcome';

/** The page that says why a payment came to nothing, once its words are there. */
export function openFailedPayment(): Promise<ComponentType<FailedPaymentProps>> {
  return inWords(FailedPayment);
}

/** The page that follows a payment for something that was added to a trip, once its words are there. */
export function openRequestOutcome(): Promise<ComponentType<RequestOutcomeProps>> {
  return inWords(RequestOutcome);
}
