import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';

import { useReady } from '@campavia/remote-kit';
import { FailurePanel, Ghost } from '@campavia/ui';

import { checkMessages } from './steps/check.messages';
import { useLatePiece } from './use-late-piece';

const outcomes = () => import('../payment/open-outcome');

/** Where a trip is paid. */
export const LazyPayment = lazyPiece(async () => (await import('../payment/open-payment')).openPayment());
/** Why a payment came to nothing. */
export const LazyFailedPayment = lazyPiece(async () => (await outcomes()).openFailedPayment());
/** What came of a payment for something that was added to a trip. */
export const LazyRequestOutcome = lazyPiece(async () => (await outcomes()).openRequestOutcome());

/** A piece of the room of paying, which comes when it is first needed, with its words. */
export function lazyPiece<Props extends object>(fetchPiece: () => Promise<ComponentType<Props>>) {
  return function LazyPiece(props: Props) {
    const { formatMessage } = useIntl();
    const { Piece, hasFailed, retry } = useLatePiece(fetchPiece);
    useReady(hasFailed);
    if (Piece) return <Piece {...props} />;
    if (hasFailed) return <FailurePanel title={formatMessage(checkMessages.noPayment)} onRetry={retry} />;
    return <Ghost $height="28rem" $radius="var(--r-l)" />;
  };
}
