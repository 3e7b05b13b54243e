import { useState } from 'react';
import { useIntl } from 'react-intl';

import { Button, Lead, Row, Stack, Text } from '@campavia/ui';

import { formatCountdown, PHONE_LIMIT_MS } from '../../../rules/payment/payment-timing';
import { WaitTitle } from './payment-wait';
import { Clock } from '../payment.styles';
import { useSecondsUntil } from '../use-seconds-until';
import { waitMessages } from './wait.messages';

interface PhoneWaitProps {
  /** By this browser's clock; now if unknown. */
  startedAtMs: number | undefined;
  phone: string | undefined;
  onGiveUp: () => void;
}

/** MB WAY waits four minutes for the confirmation on the phone. */
export function PhoneWait({ startedAtMs, phone, onGiveUp }: PhoneWaitProps) {
  const { formatMessage } = useIntl();
  const [shownAtMs] = useState(() => Date.now());
  const seconds = useSecondsUntil((startedAtMs ?? shownAtMs) + PHONE_LIMIT_MS);
  return (
    <Stack $gap={5}>
      <WaitTitle>{formatMessage(waitMessages.phone)}</WaitTitle>
      <Lead>{formatMessage(waitMessages.phoneText)}</Lead>
      {phone && <Text>{formatMessage(waitMessages.phoneNumber, { phone })}</Text>}
      <Clock role="timer" aria-label={formatMessage(waitMessages.left)}>
        {formatCountdown(seconds)}
      </Clock>
      <Text $tone="soft">{formatMessage(waitMessages.phoneSafe)}</Text>
      <Row>
        <Button variant="line" onClick={onGiveUp}>
          {formatMessage(waitMessages.otherwise)}
        </Button>
      </Row>
    </Stack>
  );
}
