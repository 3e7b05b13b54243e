import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';

import { Badge } from '@campavia/ui';
import { Clock } from '@campavia/ui/icons';

import { StepLineEnd } from '../../../components/step-line-end';
import { formatCountdown, isCountedDown } from '../../../rules/payment/payment-timing';
import { paymentMessages } from '../payment.messages';
import { useSecondsUntil } from '../use-seconds-until';

export function HoldClock({ untilMs }: { untilMs: number }) {
  const { formatMessage } = useIntl();
  const lineEnd = useContext(StepLineEnd);
  const seconds = useSecondsUntil(untilMs);
  if (!isCountedDown(seconds)) return null;
  const clock = (
    <Badge tone="care" icon={Clock}>
      {formatMessage(paymentMessages.held, { clock: formatCountdown(seconds) })}
    </Badge>
  );
  return lineEnd ? createPortal(clock, lineEnd) : <div>{clock}</div>;
}
