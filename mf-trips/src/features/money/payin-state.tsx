import { useIntl } from 'react-intl';

import type { Payin } from '@campavia/contracts';
import { Badge } from '@campavia/ui';
import { Check, CircleAlert, Clock, Hourglass, RotateCcw } from '@campavia/ui/icons';

import { payinRowMessages } from './payin-row.messages';
import { payinsMessages } from './payins.messages';

const STATES = {
  to_come: { tone: 'note', icon: Clock, label: payinRowMessages.toCome },
  in_prog: { tone: 'care', icon: Hourglass, label: payinRowMessages.inProgress },
  done: { tone: 'good', icon: Check, label: payinsMessages.paid },
  failed: { tone: 'stop', icon: CircleAlert, label: payinRowMessages.failed },
} as const;

const REFUNDED = { tone: 'quiet', icon: RotateCcw, label: payinsMessages.refunded } as const;

export function PayinState({ payin: { state, reason } }: { payin: Payin }) {
  const { formatMessage } = useIntl();
  const { tone, icon, label } = state === 'done' && reason === 'refund' ? REFUNDED : STATES[state];
  return (
    <Badge tone={tone} icon={icon}>
      {formatMessage(label)}
    </Badge>
  );
}
