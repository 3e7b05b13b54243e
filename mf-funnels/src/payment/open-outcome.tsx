import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { FailedPayment, type FailedPaymentProps } from './failed-payment';
import { loadWords } from './load-words';
import { RequestOutcome, type RequestOutcomeProps } from './request-outcome';

/** The page that says why a payment came to nothing, once its words are there. */
export async function openFailedPayment(): Promise<ComponentType<FailedPaymentProps>> {
  return worded(FailedPayment, await loadWords(platform().site));
}

/** The page that follows a payment for something that was added to a trip, once its words are there. */
export async function openRequestOutcome(): Promise<ComponentType<RequestOutcomeProps>> {
  return worded(RequestOutcome, await loadWords(platform().site));
}
