import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import { AddressLink } from '@campavia/remote-kit';
import { ButtonLink, Lead, Note, Row, Spinner, Stack } from '@campavia/ui';

import { usePaymentOutcome } from '../../../data/payment/use-payment-outcome';
import { WaitTitle } from './payment-wait';
import { requestMessages } from './request-outcome.messages';
import { waitMessages } from './wait.messages';

export interface RequestOutcomeProps {
  bookingId: number;
  requestId: number;
  transactionId: string;
  onFailed: (code: string) => void;
}

export function RequestOutcome({ bookingId, requestId, transactionId, onFailed }: RequestOutcomeProps) {
  const { formatMessage } = useIntl();
  const { outcome, isLate } = usePaymentOutcome(bookingId, requestId, transactionId);
  const code = outcome?.code;
  useEffect(() => {
    if (code) onFailed(code);
  }, [code, onFailed]);
  if (outcome?.isPaid) return <RequestPaid bookingId={bookingId} />;
  return (
    <Stack $gap={5} role="status">
      <Spinner />
      <WaitTitle>{formatMessage(isLate ? waitMessages.long : waitMessages.asking)}</WaitTitle>
      {isLate ? (
        <Note tone="note">{formatMessage(waitMessages.longText)}</Note>
      ) : (
        <Lead>{formatMessage(waitMessages.askingText)}</Lead>
      )}
    </Stack>
  );
}

/** Shown once the request is paid, also when it was paid before this page was opened. */
export function RequestPaid({ bookingId }: Pick<RequestOutcomeProps, 'bookingId'>) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={5}>
      <WaitTitle key="paid">{formatMessage(requestMessages.paid)}</WaitTitle>
      <Lead>{formatMessage(requestMessages.paidText)}</Lead>
      <Row>
        <ButtonLink as={AddressLink} to="trip" params={{ id: bookingId }} variant="main">
          {formatMessage(waitMessages.toTrip)}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
