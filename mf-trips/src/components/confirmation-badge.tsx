import { useIntl } from 'react-intl';

import { Badge } from '@campavia/ui';
import { Check, Clock } from '@campavia/ui/icons';

import { confirmationMessages } from './confirmation.messages';

export function ConfirmationBadge({ isConfirmed }: { isConfirmed: boolean }) {
  const { formatMessage } = useIntl();
  if (!isConfirmed) {
    return (
      <Badge tone="care" icon={Clock}>
        {formatMessage(confirmationMessages.waiting)}
      </Badge>
    );
  }
  return (
    <Badge tone="good" icon={Check}>
      {formatMessage(confirmationMessages.confirmed)}
    </Badge>
  );
}
