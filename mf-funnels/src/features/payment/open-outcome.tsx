import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { FailedPayment, type FailedPaymentProps } from './failure/failed-payment';
import { loadMessages } from './load-messages';
import { RequestOutcome, type RequestOutcomeProps } from './waiting/request-outcome';

/** The page that says why a payment failed, with its messages. */
export async function openFailedPayment(): Promise<ComponentType<FailedPaymentProps>> {
  return withMessages(FailedPayment, await loadMessages(platform().site));
}

/** The page that follows a payment for something that was added to a trip, once its words are there. */
export async function openRequestOutcome(): Promise<ComponentType<RequestOutcomeProps>> {
  return withMessages(RequestOutcome, await loadMessages(platform().site));
}
