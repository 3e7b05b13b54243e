import { useIntl } from 'react-intl';

import { Badge } from '@campavia/ui';
import { Check, Clock } from '@campavia/ui/icons';

import { standingMessages } from './standing.messages';

/** Whether an address or a phone is known to be somebody's. */
export function StandingBadge({ isConfirmed }: { isConfirmed: boolean }) {
  const { formatMessage } = useIntl();
  if (!isConfirmed) {
    return (
      <Badge tone="care" icon={Clock}>
        {formatMessage(standingMessages.waiting)}
      </Badge>
    );
  }
  return (
    <Badge tone="good" icon={Check}>
      {formatMessage(standingMessages.confirmed)}
    </Badge>
  );
}
