import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';

import { funnelMessages } from '../funnel.messages';
import type { ContinueOnceSaved } from '../choices/use-continue-once-saved';

/** The button to the next step, busy while a choice is still being saved. */
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
