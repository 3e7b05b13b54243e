import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';

import { funnelMessages } from '../funnel.messages';
import type { ContinueOnceSaved } from '../choices/use-continue-once-saved';

export function ContinueButton({ press, isWaiting }: Pick<ContinueOnceSaved, 'press' | 'isWaiting'>) {
  const { formatMessage } = useIntl();
  return (
    <Button
      variant="main"
      isBusy={isWaiting}
      busyLabel={formatMessage(funnelMessages.saving)}
      onClick={press}
    >
      {formatMessage(funnelMessages.goOn)}
    </Button>
  );
}
