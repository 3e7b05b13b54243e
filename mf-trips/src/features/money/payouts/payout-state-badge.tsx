import { useIntl } from 'react-intl';

import type { Payout } from '@campavia/contracts';
import { Badge } from '@campavia/ui';
import { Check, CircleAlert, Clock, Hourglass, RotateCcw } from '@campavia/ui/icons';

import { payinRowMessages } from '../payin-row.messages';
import { payinsMessages } from '../payins.messages';
import { payoutsMessages } from './payouts.messages';

const STATES = {
  to_come: { tone: 'note', icon: Clock, label: payinRowMessages.toCome },
  blocked: { tone: 'stop', icon: CircleAlert, label: payoutsMessages.blocked },
  queued: { tone: 'care', icon: Hourglass, label: payoutsMessages.queued },
  in_prog: { tone: 'care', icon: Hourglass, label: payinRowMessages.inProgress },
  done: { tone: 'good', icon: Check, label: payinsMessages.paid },
  returned: { tone: 'quiet', icon: RotateCcw, label: payoutsMessages.returned },
} as const;

export function PayoutStateBadge({ payout }: { payout: Payout }) {
  const { formatMessage } = useIntl();
  const { tone, icon, label } = STATES[payout.state];
  return (
    <Badge tone={tone} icon={icon}>
      {formatMessage(label)}
    </Badge>
  );
}
