import type { ComponentType } from 'react';

import { Ghost } from '@campavia/ui';

import { lazyPiece } from './lazy-piece';
import { checkMessages } from './steps/check.messages';

const outcomes = () => import('../payment/open-outcome');

/** Where a trip is paid. */
export const LazyPayment = inRoom(async () => (await import('../payment/open-payment')).openPayment());
/** Why a payment came to nothing. */
export const LazyFailedPayment = inRoom(async () => (await outcomes()).openFailedPayment());
/** What came of a payment for something that was added to a trip. */
export const LazyRequestOutcome = inRoom(async () => (await outcomes()).openRequestOutcome());

/** What takes up the whole room of a step where one pays. */
export function inRoom<Props extends object>(fetchPiece: () => Promise<ComponentType<Props>>) {
  const pending = <Ghost $height="28rem" $radius="var(--r-l)" />;
  return lazyPiece(fetchPiece, { pending, failed: checkMessages.noPayment });
}
