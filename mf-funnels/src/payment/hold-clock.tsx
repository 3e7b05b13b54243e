import { useIntl } from 'react-intl';

import { Badge } from '@campavia/ui';
import { Clock } from '@campavia/ui/icons';

import { clockFace } from '../rules/payment-pace';
import { paymentMessages } from './payment.messages';
import { useSecondsUntil } from './use-seconds-until';

/** How long the days are still held for who pays. */
export function HoldClock({ untilMs }: { untilMs: number }) {
  const { formatMessage } = useIntl();
  const seconds = useSecondsUntil(untilMs);
  if (seconds === 0) return null;
  return (
    <div>
      <Badge tone="care" icon={Clock}>
        {formatMessage(paymentMessages.held, { clock: clockFace(seconds) })}
      </Badge>
    </div>
  );
}
