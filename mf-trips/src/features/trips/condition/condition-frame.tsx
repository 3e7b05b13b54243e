import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Button, H2, Skeleton, Small, Stack } from '@campavia/ui';

import { tripConditionMessages } from './trip-condition.messages';

export function ConditionFrame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" $gap={4}>
      <H2>{formatMessage(tripConditionMessages.title)}</H2>
      {children}
    </Stack>
  );
}

export function ConditionSkeleton() {
  return <Skeleton $height="8.5rem" $radius="var(--r-l)" />;
}

export interface ConditionFailureProps {
  isRetrying: boolean;
  onRetry: () => void;
}

export function ConditionFailure({ isRetrying, onRetry }: ConditionFailureProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Small as="p" role="alert">
        {formatMessage(tripConditionMessages.failed)}
      </Small>
      <div data-not-printed>
        <Button variant="line" size="s" isBusy={isRetrying} onClick={onRetry}>
          {formatMessage(tripConditionMessages.retry)}
        </Button>
      </div>
    </>
  );
}
