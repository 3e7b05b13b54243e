import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Button, Note, Strong } from '@campavia/ui';

import { formatReadTime } from './format-read-time';
import { OFFLINE_NOTE_ID } from './offline-context';
import { offlineMessages } from './offline.messages';

const Box = styled.div`
  margin-bottom: var(--s5);
  [id] > *::after {
    content: ' ';
  }
  button {
    margin-top: var(--s2);
  }
`;

export interface OfflineNoteProps {
  readAtMs: number;
  /** Undefined while the device is offline: the page is loaded again as soon as it is online. */
  onRetry: (() => void) | undefined;
  isRetrying: boolean;
}

export function OfflineNote({ readAtMs, onRetry, isRetrying }: OfflineNoteProps) {
  const intl = useIntl();
  const time = formatReadTime(intl, readAtMs, Date.now());
  return (
    <Box data-not-printed>
      <Note tone="care" role="status">
        <span id={OFFLINE_NOTE_ID}>
          <Strong>{intl.formatMessage(offlineMessages.none)}</Strong>
          <span>{intl.formatMessage(offlineMessages.asOf, { time })}</span>
          <span>{intl.formatMessage(offlineMessages.actions)}</span>
        </span>
        {onRetry && (
          <div>
            <Button variant="line" size="s" isBusy={isRetrying} onClick={onRetry}>
              {intl.formatMessage(offlineMessages.retry)}
            </Button>
          </div>
        )}
      </Note>
    </Box>
  );
}
