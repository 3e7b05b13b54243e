import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';

import { Badge } from '@campavia/ui';
import { Clock } from '@campavia/ui/icons';

import { LineEnd } from '../parts/line-end';
import { clockFace, isCountedDown } from '../rules/payment-pace';
import { paymentMessages } from './payment.messages';
import { useSecondsUntil } from './use-seconds-until';

/** How long the days are still held for who pays: at the end of the line of steps, where there is one. */
export function HoldClock({ untilMs }: { untilMs: number }) {
  const { formatMessage } = useIntl();
  const lineEnd = useContext(LineEnd);
  const seconds = useSecondsUntil(untilMs);
  if (!isCountedDown(seconds)) return null;
  const clock = (
    <Badge tone="care" icon={Clock}>
      {formatMessage(paymentMessages.held, { clock: clockFace(seconds) })}
    </Badge>
  );
  return lineEnd ? createPortal(clock, lineEnd) : <div>{clock}</div>;
}
