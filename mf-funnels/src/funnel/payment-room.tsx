import { type ComponentType, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { FailurePanel, Ghost } from '@campavia/ui';

import { checkMessages } from './steps/check.messages';

const room = () => import('../payment/open-payment');

/** Where a trip is paid. */
export const LazyPayment = lazyPiece(async () => (await room()).openPayment());
/** Why a payment came to nothing. */
export const LazyFailedPayment = lazyPiece(async () => (await room()).openFailedPayment());
/** What came of a payment for something that was added to a trip. */
export const LazyRequestOutcome = lazyPiece(async () => (await room()).openRequestOutcome());

/** A piece of the room of paying, which comes when it is first needed, with its words. */
function lazyPiece<Props extends object>(fetchPiece: () => Promise<ComponentType<Props>>) {
  return function LazyPiece(props: Props) {
    const { formatMessage } = useIntl();
    const [Piece, setPiece] = useState<ComponentType<Props>>();
    const [hasFailed, setFailed] = useState(false);
    const load = () => {
      setFailed(false);
      fetchPiece().then(
        (loaded) => setPiece(() => loaded),
        () => setFailed(true),
      );
    };
    useEffect(load, []);
    if (Piece) return <Piece {...props} />;
    if (hasFailed) return <FailurePanel title={formatMessage(checkMessages.noPayment)} onRetry={load} />;
    return <Ghost $height="28rem" $radius="var(--r-l)" />;
  };
}
