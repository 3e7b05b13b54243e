import { Skeleton, Stack } from '@campavia/ui';

import { Aside, Columns, Main, TripSheet } from '../trips';

export function CancelSkeleton() {
  return (
    <TripSheet aria-hidden="true">
      <Skeleton $width="8rem" $height="1.75rem" style={{ marginBottom: 'var(--s4)' }} />
      <Stack $gap={3}>
        <Skeleton $width="80%" $height="3.5rem" />
        <Skeleton $width="60%" $height="2rem" />
      </Stack>
      <Columns>
        <Main>
          <Skeleton $height="16rem" $radius="var(--r-l)" />
          <Skeleton $height="34rem" $radius="var(--r-l)" />
        </Main>
        <Aside>
          <Skeleton $height="28rem" $radius="var(--cab-m)" />
        </Aside>
      </Columns>
    </TripSheet>
  );
}
