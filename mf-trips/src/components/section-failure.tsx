import { type MessageDescriptor, useIntl } from 'react-intl';

import { Button, Small } from '@campavia/ui';

import { offlineMessages } from './offline/offline.messages';

export interface SectionFailureProps {
  text: MessageDescriptor;
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Replaces a part of a page that failed to load. */
export function SectionFailure({ text, isRetrying = false, onRetry }: SectionFailureProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Small as="p" role="alert">
        {formatMessage(text)}
      </Small>
      <div data-not-printed>
        <Button variant="line" size="s" isBusy={isRetrying} onClick={onRetry}>
          {formatMessage(offlineMessages.retry)}
        </Button>
      </div>
    </>
  );
}
