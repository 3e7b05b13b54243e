import type { ComponentType } from 'react';

import { Skeleton } from '@campavia/ui';

import { loadFailedPayment, loadPayment, loadRequestOutcome } from '../payment';

import { lazyComponent } from './lazy-component';
import { summaryMessages } from './steps/summary/summary.messages';

/** Where a trip is paid. */
export const LazyPayment = paymentPage(loadPayment);
/** Why a payment failed. */
export const LazyFailedPayment = paymentPage(loadFailedPayment);
/** What came of a payment for something that was added to a trip. */
export const LazyRequestOutcome = paymentPage(loadRequestOutcome);
/** A page that fills the step and is loaded when somebody pays. */
export function paymentPage<Props extends object>(fetchPage: () => Promise<ComponentType<Props>>) {
  const pending = <Skeleton $height="28rem" $radius="var(--r-l)" />;
  return lazyComponent(fetchPage, { pending, failed: summaryMessages.noPayment });
}
