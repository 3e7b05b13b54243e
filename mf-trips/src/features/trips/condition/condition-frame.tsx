import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { H2, Skeleton, Stack } from '@campavia/ui';

import { conditionFrameMessages } from './condition-frame.messages';

export function ConditionFrame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Stack as="section" $gap={4}>
      <H2>{formatMessage(conditionFrameMessages.title)}</H2>
      {children}
    </Stack>
  );
}

export function ConditionSkeleton() {
  return <Skeleton $height="8.5rem" $radius="var(--r-l)" />;
}
