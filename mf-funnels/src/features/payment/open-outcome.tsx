import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { FailedPayment, type FailedPaymentProps } from './failure/failed-payment';
import { loadMessages } from './load-messages';
import { RequestOutcome, RequestPaid, type RequestOutcomeProps } from './waiting/request-outcome';

export async function openFailedPayment(): Promise<ComponentType<FailedPaymentProps>> {
  return withMessages(FailedPayment, await loadMessages(platform().site));
}

export async function openRequestOutcome(): Promise<ComponentType<RequestOutcomeProps>> {
  return withMessages(RequestOutcome, await loadMessages(platform().site));
}

export async function openRequestPaid(): Promise<ComponentType<Pick<RequestOutcomeProps, 'bookingId'>>> {
  return withMessages(RequestPaid, await loadMessages(platform().site));
}
