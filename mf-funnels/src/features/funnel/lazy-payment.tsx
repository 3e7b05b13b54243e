import type { ComponentType } from 'react';

import { Skeleton } from '@campavia/ui';

import { loadFailedPayment, loadPayment, loadRequestOutcome, loadRequestPaid } from '../payment';

import { lazyComponent } from './lazy-component';
import { summaryMessages } from './steps/summary/summary.messages';

export const LazyPayment = paymentPage(loadPayment);
export const LazyFailedPayment = paymentPage(loadFailedPayment);
export const LazyRequestOutcome = paymentPage(loadRequestOutcome);
export const LazyRequestPaid = paymentPage(loadRequestPaid);

export function paymentPage<Props extends object>(fetchPage: () => Promise<ComponentType<Props>>) {
  const pending = <Skeleton $height="28rem" $radius="var(--r-l)" />;
  return lazyComponent(fetchPage, { pending, failed: summaryMessages.noPayment });
}
