import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { GuestBooking } from '@campavia/contracts';
import { AddressLink } from '@campavia/remote-kit';
import { Button, ButtonLink, H1, Lead, Note, Row, Spinner, Stack } from '@campavia/ui';

import { usePaymentErrorTexts } from '../../../data/payment/use-payment-error-texts';
import type { PaymentState } from '../../../rules/payment/payment-process';
import { waitMessages } from './wait.messages';

interface PaymentWaitProps {
  booking: GuestBooking;
  state: PaymentState;
  onGiveUp: () => void;
}

export function PaymentWait({ booking, state, onGiveUp }: PaymentWaitProps) {
  const { step, redirectUrl, failure } = state;
  if (failure) return <LongWait bookingId={booking.id} code={failure.code} />;
  if (step === 'finalization' && redirectUrl)
    return <OpenPage redirectUrl={redirectUrl} onGiveUp={onGiveUp} />;
  return <ShortWait isTaken={step !== 'finalization'} />;
}

function ShortWait({ isTaken }: { isTaken: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={5} role="status">
      <Spinner />
      <WaitTitle>{formatMessage(isTaken ? waitMessages.taken : waitMessages.asking)}</WaitTitle>
      <Lead>{formatMessage(isTaken ? waitMessages.takenText : waitMessages.askingText)}</Lead>
    </Stack>
  );
}

function OpenPage({ redirectUrl, onGiveUp }: { redirectUrl: string; onGiveUp: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={5}>
      <WaitTitle>{formatMessage(waitMessages.open)}</WaitTitle>
      <Lead>{formatMessage(waitMessages.openText)}</Lead>
      <Row>
        <ButtonLink variant="main" href={redirectUrl}>
          {formatMessage(waitMessages.toBank)}
        </ButtonLink>
        <Button variant="line" onClick={onGiveUp}>
          {formatMessage(waitMessages.otherwise)}
        </Button>
      </Row>
    </Stack>
  );
}

function LongWait({ bookingId, code }: { bookingId: number; code: string }) {
  const { formatMessage } = useIntl();
  const { texts } = usePaymentErrorTexts(code);
  return (
    <Stack $gap={5} role="status">
      <WaitTitle>{texts?.title ?? formatMessage(waitMessages.long)}</WaitTitle>
      <Note tone="note">{texts?.description ?? formatMessage(waitMessages.longText)}</Note>
      <Row>
        <AddressLink to="trip" params={{ id: bookingId }}>
          {formatMessage(waitMessages.toTrip)}
        </AddressLink>
      </Row>
    </Stack>
  );
}

interface WaitTitleProps {
  children: string;
  /** Whether the title takes the focus when it appears; only its first value counts. */
  leads?: boolean;
}

/** Takes the focus, because the form that had it is gone. */
export function WaitTitle({ children, leads = true }: WaitTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const leadsAtFirst = useRef(leads);
  useEffect(() => {
    if (leadsAtFirst.current) title.current?.focus();
  }, []);
  return (
    <H1 ref={title} tabIndex={-1}>
      {children}
    </H1>
  );
}
