import { useIntl } from 'react-intl';

import { Button } from '@campavia/ui';

import { frameMessages } from '../frame.messages';
import type { GoOnOnceKept } from '../use-go-on-once-kept';

/** The way on from a step where things are chosen; says so while one of them is still being kept. */
export function GoOnButton({ press, isWaiting }: Pick<GoOnOnceKept, 'press' | 'isWaiting'>) {
  const { formatMessage } = useIntl();
  return (
    <Button variant="main" isBusy={isWaiting} busyLabel={formatMessage(frameMessages.saving)} onClick={press}>
      {formatMessage(frameMessages.goOn)}
    </Button>
  );
}
